import {
  IconArrowRight,
  IconCalendarDollar,
  IconSchool,
  IconUserCheck,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import hero from '../../ui/scenes/hero.svg';
import { useTitle } from '../../ui/useTitle.ts';

const facts = [
  { title: 'Weekly payments available', text: 'Every two weeks is the default' },
  { title: '100% remote', text: 'From wherever you live' },
  { title: 'Training and support', text: 'Paid, one to two weeks' },
  { title: 'No fee, ever', text: 'We never ask applicants for money' },
];

const steps = [
  { title: 'Apply online', text: 'About ten minutes, without an account.' },
  {
    title: 'Virtual interview',
    text: 'A chat with our AI interviewer, when it suits you. A person decides.',
  },
  { title: 'Get trained', text: 'One to two paid weeks with a supervisor.' },
  { title: 'Start working', text: 'Your hours, your table, a U.S. employer.' },
];

const reasons = [
  {
    icon: IconWorld,
    title: 'Work from home',
    text: 'Data entry, customer support, virtual administration and back office.',
  },
  {
    icon: IconUserCheck,
    title: 'A person decides',
    text: 'AI asks questions and proposes; people in HR read and decide.',
  },
  {
    icon: IconCalendarDollar,
    title: 'Pay you can plan with',
    text: 'Direct deposit every two weeks, or weekly if you choose it.',
  },
  {
    icon: IconSchool,
    title: 'You are not alone',
    text: 'Paid training first, and somebody to ask in every shift.',
  },
];

export function Home() {
  useTitle('Remote jobs at U.S. companies');
  return (
    <main id="main">
      <div className="hero">
        <div className="wrap">
          <div className="stack g24">
            <h1 className="d1">A seat at the table, wherever you live.</h1>
            <p className="lead">
              Remote jobs at U.S. companies for people all over the world. You can apply without an account.
            </p>
            <div className="row g12 w">
              <Link to="/jobs" className="btn filled lg">
                See open jobs
                <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
              </Link>
              <Link to="/apply" className="btn default lg">
                Apply now
              </Link>
            </div>
          </div>
          <img
            src={hero}
            alt="People at one long table, each with a window that shows their own hour of the day."
            width={1180}
            height={460}
          />
        </div>
      </div>
      <div className="wrap">
        <div className="facts">
          {facts.map(({ title, text }) => (
            <div key={title}>
              <span className="disp">{title}</span>
              <span className="dim sm">{text}</span>
            </div>
          ))}
        </div>
      </div>
      <section className="sec">
        <div className="wrap">
          <h2>What we offer</h2>
          <div className="offer" style={{ marginTop: 32 }}>
            {reasons.map(({ icon: Icon, title, text }) => (
              <div key={title}>
                <Icon size={28} stroke={1.75} className="ic" aria-hidden="true" />
                <h3>{title}</h3>
                <p className="dim">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="sec t">
        <div className="wrap">
          <h2>How it works</h2>
          <ol className="steps">
            <li className="tb" aria-hidden="true" />
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className="n">{index + 1}</span>
                <h3>{title}</h3>
                <p className="dim">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="cta">
        <div className="wrap">
          <div className="stack g8">
            <h2>There is a chair for you.</h2>
            <p>Send one application. A person reads it.</p>
          </div>
          <Link to="/apply" className="btn filled lg">
            Apply now
          </Link>
        </div>
      </div>
    </main>
  );
}
