/** Beside somebody who sits in an interview right now. */
export function LiveBadge() {
  return (
    <span className="bdg live" title="In an interview right now">
      <i />
      LIVE
    </span>
  );
}
