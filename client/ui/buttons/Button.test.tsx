import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('a button in progress keeps the focus, which a disabled one can’t, and refuses to be pressed', () => {
  const onClick = vi.fn();
  const save = (loading: boolean) => (
    <Button type="submit" loading={loading} loadingText="Saving…" onClick={onClick}>
      Save
    </Button>
  );
  const html = renderToStaticMarkup(save(true));
  expect(html).not.toContain(' disabled');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('Saving…');
  expect(renderToStaticMarkup(save(false))).not.toMatch(/disabled|aria-busy/);

  // Enter in a field presses the form's submit button: this keeps it from submitting.
  const preventDefault = vi.fn();
  Button({ loading: true, onClick }).props.onClick({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
});
