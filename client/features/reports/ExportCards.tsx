import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CandidateListInput, candidateStatuses } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { ExportScope } from '../../../shared/reports/exports.ts';
import { figure, plural } from '../../../shared/text/counted.ts';
import { deviceZone } from '../../clock.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Muted, Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import { ExportButton } from '../panel/ExportButton.tsx';
import type { ExportFilters } from '../panel/search.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import { PeriodField } from './PeriodField.tsx';
import { periodOf } from './period.ts';
import styles from './Reports.module.css';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The specification's three exports with their filters. */
export function ExportCards({ filters }: { filters: ExportFilters | undefined }) {
  const { go } = usePanelSearch();
  const change = (next: ExportFilters): void => go({ exports: { ...filters, ...next } }, true);
  return (
    <div className={styles.exports}>
      <Candidates value={filters?.candidates ?? {}} onChange={(candidates) => change({ candidates })} />
      <Employees value={filters?.employees ?? {}} onChange={(employees) => change({ employees })} />
      <Sessions value={filters?.sessions ?? {}} onChange={(sessions) => change({ sessions })} />
    </div>
  );
}

type Part<K extends keyof ExportFilters> = {
  value: NonNullable<ExportFilters[K]>;
  onChange: (next: NonNullable<ExportFilters[K]>) => void;
};

function Candidates({ value, onChange }: Part<'candidates'>) {
  const choices = trpc.admin.exports.choices.useQuery();
  const scope: ExportScope = {
    kind: 'candidates',
    filters: CandidateListInput.parse({
      ...(value.status ? { status: value.status } : {}),
      ...(value.position ? { position: value.position } : {}),
      tags: value.tag ? [value.tag] : [],
    }),
    country: value.country,
    applied: periodOf(value.period, deviceZone(), new Date()),
  };
  return (
    <Card
      what="candidates"
      title="Candidates"
      scope={scope}
      onReset={isNarrowed(value) ? () => onChange({}) : null}
    >
      <Select
        size="sm"
        label="Status"
        placeholder="All"
        clearable
        data={candidateStatuses.map((status) => ({ value: status, label: capital(status) }))}
        value={value.status ?? null}
        onChange={(status) => onChange({ ...value, status: candidateStatuses.find((one) => one === status) })}
      />
      <Choice
        label="Position"
        data={choices.data?.positions}
        value={value.position}
        onChange={(position) => onChange({ ...value, position })}
      />
      <Choice
        label="Country"
        data={choices.data?.countries}
        value={value.country}
        onChange={(country) => onChange({ ...value, country })}
      />
      <Select
        size="sm"
        label="Tag"
        placeholder="All"
        clearable
        searchable
        data={(choices.data?.tags ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={value.tag ?? null}
        onChange={(id) =>
          onChange({
            ...value,
            tag: choices.data?.tags.find((tag) => tag.id === id)?.id,
          })
        }
      />
      <PeriodField
        label="Applied"
        value={value.period}
        onChange={(period) => onChange({ ...value, period })}
      />
    </Card>
  );
}

function Employees({ value, onChange }: Part<'employees'>) {
  const choices = trpc.admin.exports.choices.useQuery();
  const { position, country } = value;
  const hired = periodOf(value.period, deviceZone(), new Date());
  return (
    <Card
      what="employees"
      title="Employees"
      scope={{ kind: 'employees', position, country, hired }}
      onReset={isNarrowed(value) ? () => onChange({}) : null}
    >
      <Choice
        label="Position"
        data={choices.data?.positions}
        value={position}
        onChange={(next) => onChange({ ...value, position: next })}
      />
      <Choice
        label="Country"
        data={choices.data?.countries}
        value={country}
        onChange={(next) => onChange({ ...value, country: next })}
      />
      <PeriodField label="Hired" value={value.period} onChange={(period) => onChange({ ...value, period })} />
    </Card>
  );
}

function Sessions({ value, onChange }: Part<'sessions'>) {
  const started = periodOf(value.period, deviceZone(), new Date());
  return (
    <Card
      what="sessions"
      title="Work sessions"
      scope={{ kind: 'sessions', employeeId: value.employee, state: value.state, started }}
      onReset={isNarrowed(value) ? () => onChange({}) : null}
    >
      <EmployeeChoice value={value.employee} onChange={(employee) => onChange({ ...value, employee })} />
      <Select
        size="sm"
        label="Status"
        placeholder="All"
        clearable
        data={[
          { value: 'open', label: 'Active' },
          { value: 'completed', label: 'Completed' },
        ]}
        value={value.state ?? null}
        onChange={(state) =>
          onChange({ ...value, state: state === 'open' || state === 'completed' ? state : undefined })
        }
      />
      <PeriodField
        label="Started"
        value={value.period}
        onChange={(period) => onChange({ ...value, period })}
      />
    </Card>
  );
}

const isNarrowed = (filters: object): boolean => Object.values(filters).some((value) => value !== undefined);

/** Filters, the number of matching rows, and the export button. */
function Card(props: {
  what: 'candidates' | 'employees' | 'sessions';
  title: string;
  scope: ExportScope;
  /** Null when nothing is filtered. */
  onReset: (() => void) | null;
  children: ReactNode;
}) {
  const { what, title, scope, onReset, children } = props;
  const count = trpc.admin.exports.count.useQuery(scope, { placeholderData: keepPreviousData });
  const rows = count.data?.rows;
  return (
    <Panel as="section" pad="md" gap={16} aria-labelledby={`export-${what}`}>
      <Subtitle level={3} id={`export-${what}`}>
        {title}
      </Subtitle>
      <div className={styles.fields}>{children}</div>
      <Text size="sm" role="status" aria-busy={count.isPlaceholderData}>
        {count.isError ? (
          readError(count.error).message
        ) : (
          <>
            <Text as="b" bold figures>
              {rows === undefined ? '…' : figure(rows)}
            </Text>{' '}
            {plural(rows ?? 0, 'row')}. <Muted>Personal data is masked unless an admin gives a reason.</Muted>
          </>
        )}
      </Text>
      <Group gap={8} wrap>
        <ExportButton
          label={`Export ${what}`}
          title={what === 'sessions' ? 'Export work sessions' : `Export ${what}`}
          spec={(people) => ({ ...scope, ...people })}
        />
        {onReset && (
          <Button variant="subtle" size="sm" onClick={onReset}>
            Reset filters
          </Button>
        )}
      </Group>
    </Panel>
  );
}

function Choice(props: {
  label: string;
  data: readonly string[] | undefined;
  value: string | undefined;
  onChange: (next: string | undefined) => void;
}) {
  const { label, data = [], value, onChange } = props;
  return (
    <Select
      size="sm"
      label={label}
      placeholder="All"
      clearable
      searchable
      limit={100}
      nothingFoundMessage="No matches"
      data={value && !data.includes(value) ? [value, ...data] : [...data]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

/** A searchable choice of employee. */
function EmployeeChoice(props: {
  value: CandidateId | undefined;
  onChange: (next: CandidateId | undefined) => void;
}) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const [chosen, setChosen] = useState<{ id: CandidateId; fullName: string } | null>(null);
  const found = trpc.admin.employees.list.useQuery(
    { search: search === chosen?.fullName ? '' : search.slice(0, 100), limit: 20 },
    { placeholderData: keepPreviousData },
  );
  const people = found.data?.employees ?? [];
  const known = people.find(({ id }) => id === value) ?? (chosen?.id === value ? chosen : null);
  const options: { value: string; label: string }[] = people.map(({ id, fullName }) => ({
    value: id,
    label: fullName,
  }));
  const missing = value && !people.some(({ id }) => id === value);
  return (
    <Select
      size="sm"
      label="Employee"
      placeholder="Everyone"
      clearable
      searchable
      nothingFoundMessage="No one matches"
      // The server has already filtered.
      filter={({ options: all }) => all}
      data={missing ? [{ value, label: known?.fullName ?? 'Selected person' }, ...options] : options}
      value={value ?? null}
      onSearchChange={setTyped}
      onChange={(id) => {
        const person = people.find((one) => one.id === id);
        setChosen(person ?? null);
        onChange(person?.id);
      }}
    />
  );
}

/** Payroll has full bank details, so it stays in Privacy. */
export function PayrollHint() {
  return (
    <Remark>
      The payroll file, with unmasked bank details, is in{' '}
      <Link to="/admin" search={{ tab: 'privacy' }}>
        Privacy
      </Link>{' '}
      and asks for your password.
    </Remark>
  );
}
