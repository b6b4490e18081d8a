/** Beside the name of somebody the demo content invented. */
export function DemoTag() {
  return (
    <span className="demo-tag" title="Invented by the demo content">
      Demo
    </span>
  );
}
