import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { BANK_HOLD_DAYS } from '../../../../shared/documents/schema.ts';
import { counted, figure } from '../../../../shared/text/counted.ts';
import { dayIn } from '../../../../shared/time/zones.ts';
import { deviceZone } from '../../../clock.ts';
import { readError } from '../../../errors.ts';
import { type Outputs, trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Hidden, Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

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
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const exported = ({ csv, ...file }: Outputs['documents']['payroll']): void => {
    save(csv);
    close();
    setOutcome(file);
  };
  const problem = payroll.isError ? readError(payroll.error) : null;
  const ofCode = problem?.code === 'second_factor_wrong' || problem?.code === 'second_factor_required';
  const missing = problem?.code === 'second_factor_missing';
  return (
    <>
      <Button
        ref={button}
        icon={IconDownload}
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
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
        <Stack gap={8}>
          <p>
            A CSV file with unmasked addresses, Social Security numbers, and account numbers of everyone hired
            whose documents have been checked. We record each person in the file and email every admin. Keep
            it where only payroll can open it, and delete it afterward.
          </p>
          <p>{AS_TEXT}</p>
        </Stack>
        {missing && (
          <Text role="alert" size="sm" tone="error">
            {problem.message}{' '}
            <Link to="/admin" search={{ tab: 'account' }}>
              Open My account
            </Link>
          </Text>
        )}
      </ReasonDialog>
      {/* Stays until it's read: people left out aren't paid, and no other screen names them all. */}
      <Dialog
        locked
        withCloseButton={false}
        opened={outcome !== null}
        onClose={() => setOutcome(null)}
        onClosed={() => button.current?.focus()}
        title="Payroll exported"
      >
        {outcome && <Exported outcome={outcome} onDone={() => setOutcome(null)} />}
      </Dialog>
    </>
  );
}

/** Opened directly, "021000021" becomes 21000021, and the last digits of a long account number become zeros. */
const AS_TEXT =
  'In a spreadsheet, import the file and set the routing and account number columns to Text. If you open it directly, the spreadsheet drops leading zeros and rounds long numbers.';

type Outcome = Omit<Outputs['documents']['payroll'], 'csv'>;
const groups = [
  {
    key: 'missing',
    title: 'No documents yet',
    text: 'Request their documents, and export again once you’ve checked them.',
  },
  {
    key: 'unreviewed',
    title: 'Not checked yet',
    text: 'Check their documents first, then export again.',
  },
  {
    key: 'onHold',
    title: 'Bank details changed recently',
    text: `Payroll files leave people out for ${BANK_HOLD_DAYS} days after a change. Check the new details in the meantime.`,
  },
  {
    key: 'unreadable',
    title: 'Data we couldn’t decrypt',
    text: 'Ask the person who runs this server to add the missing encryption key.',
  },
] as const;

/** How many people are in the file, and everyone who was left out, by reason. */
function Exported({ outcome, onDone }: { outcome: Outcome; onDone: () => void }) {
  const left = groups.filter(({ key }) => outcome[key].length > 0);
  return (
    <Stack>
      {/* On the button, a second Enter meant for the question before would close it unread. */}
      <Text tabIndex={-1} data-autofocus>
        The file has {counted(outcome.people, 'person', 'people')}.{' '}
        {left.length > 0 && 'We left out the people below. They won’t be paid from this file.'}
      </Text>
      <Remark>{AS_TEXT}</Remark>
      {left.map(({ key, title, text }) => (
        <Stack key={key} as="section" gap={4}>
          <Subtitle level={3}>
            {title}: {figure(outcome[key].length)}
          </Subtitle>
          <Remark>{text}</Remark>
          <Stack as="ul" gap={8}>
            {outcome[key].map(({ candidateId, fullName }) => (
              <li key={candidateId}>
                {/* In a tab of its own: the list stays. */}
                <Link
                  to="/admin"
                  search={{ tab: 'candidates', candidate: candidateId, show: 'documents' }}
                  target="_blank"
                >
                  <bdi>{fullName}</bdi>
                  <Hidden> (opens in a new tab)</Hidden>
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      <Button variant="filled" place="start" onClick={onDone}>
        Done
      </Button>
    </Stack>
  );
}

function save(csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `payroll-${dayIn(deviceZone(), new Date())}.csv`;
  link.click();
  // The browser has read it by then; some read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
