import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { focusHeading } from '../../ui/hooks/focusHeading.ts';
import { Group } from '../../ui/layout/Stack.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { Remark, Text, Title } from '../../ui/text/Text.tsx';
import { PanelBox } from './PanelParts.tsx';

type Props = {
  title: string;
  /** What is listed, for the failure's heading: "We couldn’t load the requests". */
  noun: string;
  query: { isFetching: boolean; error: unknown; refetch: () => unknown };
  /** How many rows there are; null until the first answer. */
  count: number | null;
  /** The number of waiting items, when it differs from the number shown. */
  waiting?: number | undefined;
  empty: { title: string; text: string };
  /** Beside the heading. */
  action?: ReactNode;
  /** Under the rows. */
  more?: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** One section of HR's inbox: title, count, and a row per item. */
export function InboxSection({ title, noun, query, count, empty, action, more, children, ...props }: Props) {
  const id = useId();
  const followed = useFocusOfRows();
  return (
    <section aria-labelledby={id} {...followed}>
      <Group align="baseline" className="ad-section-head">
        <Title id={id}>{title}</Title>
        <Remark as="span" figures>
          {props.waiting ?? count ?? ''}
        </Remark>
        {action}
      </Group>
      <PanelBox aria-busy={query.isFetching} pad={count === 0 ? 'md' : undefined}>
        {query.error && count === null ? (
          <div className="ad-inset">
            <QueryError title={`We couldn’t load the ${noun}`} query={query} />
          </div>
        ) : count === 0 ? (
          <Text size="sm" tone="dim">
            <b>{empty.title}.</b> {empty.text}
          </Text>
        ) : (
          <ul className="ad-list" data-steps="">
            {children}
          </ul>
        )}
        {more}
      </PanelBox>
    </section>
  );
}

/** An item that was dealt with leaves the list, maybe with the focus in its row: the page's title gets it then. */
function useFocusOfRows() {
  const inside = useRef(false);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    inside.current = false;
    focusHeading();
  });
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}

const ROWS = '[data-steps] > li';

/** Under the rows: shows more of them, if there are any. When it goes with the last page, the first new row gets its focus. */
export function ShowMore(props: { more: boolean; loading: boolean; failed: boolean; onMore: () => void }) {
  const pressed = useRef<{ section: Element; rows: number } | null>(null);
  useEffect(() => {
    if (props.more || !pressed.current) return;
    const { section, rows } = pressed.current;
    pressed.current = null;
    const first = section.querySelectorAll(ROWS)[rows]?.querySelector<HTMLElement>('a[href], button');
    if (document.activeElement === document.body) first?.focus();
  }, [props.more]);
  if (!props.more) return null;
  return (
    <div className="ad-inset">
      <Button
        size="sm"
        loading={props.loading}
        loadingText="Loading…"
        onClick={({ currentTarget }) => {
          const section = currentTarget.closest('section');
          pressed.current = section && { section, rows: section.querySelectorAll(ROWS).length };
          props.onMore();
        }}
      >
        Show more
      </Button>
      {props.failed && (
        <Text role="alert" size="sm" tone="error">
          We couldn’t load more. Try again.
        </Text>
      )}
    </div>
  );
}

/** For a list that's read again in a larger size to show more. If that fails, it keeps what it has. */
export function useGrowing() {
  const [pages, setPages] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = (next: number, afterFailure = false): void => {
    setPages(next);
    setFailed(afterFailure);
  };
  return {
    /** How many pages to read. */
    pages,
    reset: () => show(1),
    showMore: (list: { isLoadingError: boolean; isPlaceholderData: boolean }, more: boolean) => {
      if (list.isLoadingError && pages > 1) show(pages - 1, true);
      return (
        <ShowMore
          more={more}
          loading={list.isPlaceholderData}
          failed={failed}
          onMore={() => show(pages + 1)}
        />
      );
    },
  };
}
