import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readError } from '../../../errors.ts';
import { type Outputs, trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { ReasonDialog } from '../../documents/ReasonDialog.tsx';

/**
 * The payroll file. It's unmasked, so it takes a password, a reason, and the second factor, and adds an audit line
 * for each person.
 */
export function PayrollExport() {
  const [asking, setAsking] = useState(false);
  const [codeAsked, setCodeAsked] = useState(false);
  // The file has unmasked numbers and must not stay in memory.
  const payroll = trpc.documents.payroll.useMutation({ gcTime: 0 });
  const close = (): void => {
    setAsking(false);
    setCodeAsked(false);
    payroll.reset();
  };
  const exported = (file: Outputs['documents']['payroll']): void => {
    const { csv, people, missing: without, unreviewed, onHold, unreadable } = file;
    save(csv);
    close();
    toast.success('Payroll exported', `${people} ${people === 1 ? 'person' : 'people'} in the file.`);
    if (without.length > 0)
      toast.info(
        'No documents yet',
        `Request their documents, and export again once you’ve checked them: ${namesText(without)}.`,
      );
    if (unreviewed.length > 0)
      toast.info(
        'Not checked yet',
        `Check their documents first, then export again: ${namesText(unreviewed)}.`,
      );
    if (onHold.length > 0)
      toast.info('Left out for now', `New bank details take effect after three days: ${namesText(onHold)}.`);
    if (unreadable.length > 0)
      toast.error(
        'Left out',
        `We couldn’t unlock their data: ${namesText(unreadable)}. Ask the person who runs this server to add the missing encryption key.`,
      );
  };
  const problem = payroll.isError ? readError(payroll.error) : null;
  const ofCode = problem?.code === 'second_factor_wrong' || problem?.code === 'second_factor_required';
  const missing = problem?.code === 'second_factor_missing';
  return (
    <>
      <Button icon={IconDownload} size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Payroll export
      </Button>
      <ReasonDialog
        opened={asking}
        title="Export payroll"
        action="Export"
        pending={payroll.isPending}
        error={ofCode || missing ? null : (problem?.message ?? null)}
        codeAsked={codeAsked ? { error: ofCode ? problem.message : null } : null}
        onClose={close}
        onConfirm={(given) =>
          payroll.mutate(given, {
            // Only while the question is open: closing it drops these.
            onSuccess: exported,
            onError: (error) => {
              if (readError(error).code === 'second_factor_required') setCodeAsked(true);
            },
          })
        }
      >
        <p>
          A CSV file with unmasked addresses, Social Security numbers, and account numbers of everyone hired
          whose documents have been checked. We record each person in the file and email every admin. Keep it
          where only payroll can open it, and delete it afterward.
        </p>
        {missing && (
          <Text role="alert" size="sm" tone="error">
            {problem.message}{' '}
            <Link to="/admin" search={{ tab: 'account' }}>
              Open My account
            </Link>
          </Text>
        )}
      </ReasonDialog>
    </>
  );
}

const NAMES_SHOWN = 10;

/** The first entries of a list that may have hundreds. */
function namesText(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function save(csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `payroll-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
