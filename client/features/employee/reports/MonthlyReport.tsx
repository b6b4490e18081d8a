import { Menu, Select } from '@mantine/core';
import { IconDownload, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { reportFileUrl } from '../../../../shared/employee/schema.ts';
import { monthTitle } from '../../../../shared/time/dates.ts';
import { deviceZone } from '../../../clock.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { useDownload } from '../useDownload.ts';

/** A month's report: a PDF to read and print, a CSV for spreadsheets. */
export function MonthlyReport({ months }: { months: readonly string[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const download = useDownload();
  const month = chosen && months.includes(chosen) ? chosen : months[0];
  if (!month) return <Remark>Monthly reports start with your first session.</Remark>;
  const start = (format: 'pdf' | 'csv'): void =>
    download.start(reportFileUrl({ month, zone: deviceZone() }, format), `report-${month}.${format}`);
  return (
    <Group wrap>
      <Select
        aria-label="Month"
        data={months.map((value) => ({ value, label: monthTitle(value) }))}
        value={month}
        onChange={setChosen}
        allowDeselect={false}
        w={190}
        maxDropdownHeight={280}
      />
      <Menu position="bottom-end" width={220} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button loading={download.pending !== null} loadingText="Preparing…" icon={IconDownload}>
            Download Monthly Report
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileTypePdf size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => start('pdf')}
          >
            PDF, to read and print
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileTypeCsv size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => start('csv')}
          >
            CSV, for a spreadsheet
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
