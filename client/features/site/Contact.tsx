import { brand } from '../../../shared/brand.ts';
import { useTitle } from '../../ui/useTitle.ts';

export function Contact() {
  useTitle('Contact');
  return (
    <main className="wrap n prose simple-page" id="main">
      <h1>Contact</h1>
      <dl className="kv" style={{ marginTop: 32 }}>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
        </dd>
        <dt>Location</dt>
        <dd>Remote, United States and Canada</dd>
        <dt>Hours</dt>
        <dd>Monday-Friday 9:00 AM-6:00 PM EST; closed on weekends</dd>
        <dt>Response time</dt>
        <dd>24-48 hours</dd>
      </dl>
      <p style={{ marginTop: 24 }}>Is it urgent? Put URGENT in the subject, and we read it first.</p>
    </main>
  );
}
