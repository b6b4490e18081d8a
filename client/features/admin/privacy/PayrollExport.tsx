import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.tsx';
import { ReasonDialog } from '../../documents/ReasonDialog.tsx';

/** The payroll file of everybody hired; in clear, so with password and reason, and a line for each person. */
export function PayrollExport() {
  const [asking, setAsking] = useState(false);
  const payroll = trpc.documents.payroll.useMutation({
    // The file holds numbers in clear and must not stay in memory.
    gcTime: 0,
    onSuccess: ({ csv, people, onHold, unreadable }) => {
      save(csv);
      setAsking(false);
      payroll.reset();
      toast.success('Payroll exported', `${people} ${people === 1 ? 'person' : 'people'} in the file.`);
      if (onHold.length > 0)
        toast.info('Left out for now', `New bank details wait three days: ${onHold.join(', ')}.`);
      if (unreadable.length > 0)
        toast.error('Left out', `These values could not be opened: ${unreadable.join(', ')}.`);
    },
  });
  return (
    <>
      <button type="button" className="btn default sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        Payroll export
      </button>
      <ReasonDialog
        opened={asking}
        title="Export payroll"
        action="Export"
        pending={payroll.isPending}
        error={payroll.isError ? readError(payroll.error).message : null}
        onClose={() => {
          setAsking(false);
          payroll.reset();
        }}
        onConfirm={(given) => payroll.mutate(given)}
      >
        A CSV file with names, addresses, Social Security and account numbers of everybody hired, in clear.
        Each person in it is recorded. Keep it where only payroll can open it, and delete it afterwards.
      </ReasonDialog>
    </>
  );
}

function save(csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `payroll-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
