import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Text } from '../../../ui/text/Text.tsx';

/** Pages rendered at first. */
const PAGES = 3;
/** Highest pixel density; a phone's own would take nine times the memory. */
const DENSITY_MAX = 2;

/** Renders a PDF page by page. Scripts, forms, and links in the file are ignored. */
export default function PdfPages({ url, name }: { url: string; name: string }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(PAGES);
  useEffect(() => {
    GlobalWorkerOptions.workerSrc = workerUrl;
    const task = getDocument({ url, enableXfa: false, stopAtErrors: false });
    task.promise.then(setPdf, () => setFailed(true));
    return () => {
      void task.destroy();
    };
  }, [url]);
  if (failed) return <Notice kind="warn">We can’t show this file here. Please download it.</Notice>;
  if (!pdf) return <SkeletonLines widths={['62%', '94%', '78%']} />;
  const numbers = Array.from({ length: Math.min(shown, pdf.numPages) }, (_, index) => index + 1);
  return (
    <Stack gap={12}>
      {numbers.map((number) => (
        <Page key={number} pdf={pdf} number={number} name={name} />
      ))}
      {shown < pdf.numPages && (
        <Button size="sm" onClick={() => setShown(shown + PAGES)}>
          Show more pages ({pdf.numPages - shown} left)
        </Button>
      )}
    </Stack>
  );
}

function Page({ pdf, number, name }: { pdf: PDFDocumentProxy; number: number; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stop = (): void => {};
    let left = false;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (left || !target) return;
      const { width } = page.getViewport({ scale: 1 });
      const density = Math.min(window.devicePixelRatio, DENSITY_MAX);
      const viewport = page.getViewport({ scale: (target.clientWidth / width) * density });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    draw().catch(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
      stop();
    };
  }, [pdf, number]);
  if (failed) return <Text tone="dim">We can’t show page {number}.</Text>;
  return (
    <canvas
      ref={canvas}
      className="dw-page"
      role="img"
      aria-label={`Page ${number} of ${pdf.numPages} of ${name}, text below`}
    />
  );
}
