import { Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { type CandidateColumn, candidateColumns } from './CandidateTable.tsx';

type Props = {
  hidden: readonly CandidateColumn[];
  onHide: (hidden: string[] | undefined) => void;
};

/** Which columns the table has; what is left out stands in the address. */
export function ColumnsMenu({ hidden, onHide }: Props) {
  const toggle = (name: string, shown: boolean): void => {
    const next = hidden.filter((column) => column !== name);
    const all = shown ? next : [...next, name];
    onHide(all.length > 0 ? all : undefined);
  };
  return (
    <Popover position="bottom-end" width={200} shadow="lg" withRoles trapFocus>
      <Popover.Target>
        <button type="button" className="btn quiet sm">
          <IconColumns3 size={16} stroke={1.75} aria-hidden="true" />
          Columns
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className="ad-columns">
          <legend className="vh">Columns</legend>
          {Object.entries(candidateColumns).map(([name, label]) => (
            <Checkbox
              key={name}
              label={label}
              checked={!hidden.some((column) => column === name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
