/** The numbers of a chart as a table, for everybody who would rather read than look. */
export function ChartTable(props: {
  /** What the table is about; its caption. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...(string | number)[]])[];
}) {
  return (
    <details className="ov-table">
      <summary className="xs">
        As a table<span className="vh">: {props.caption}</span>
      </summary>
      <div className="ov-table-scroll">
        <table>
          <caption className="vh">{props.caption}</caption>
          <thead>
            <tr>
              {props.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {cells.map((cell, index) => (
                  <td key={props.columns[index + 1]} className="tn">
                    {typeof cell === 'number' ? cell.toLocaleString('en-US') : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
