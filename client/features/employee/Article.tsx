import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Block, Resource } from '../../../shared/resources/blocks.ts';
import { resourceFileUrl } from '../../../shared/resources.ts';
import { CopyTemplate } from './CopyTemplate.tsx';
import { FigurePicture } from './FigurePicture.tsx';
import { useDownload } from './useDownload.ts';
import { type Ticks, useTicks } from './useTicks.ts';

/** One resource, to read on the screen; the same as a PDF is one click away. */
export function Article({ resource }: { resource: Resource }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ticks = useTicks();
  const download = useDownload();
  // The list it was opened from is gone; reading goes on at the title.
  useEffect(() => heading.current?.focus(), []);
  const lines = resource.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'tick'));
  const done = lines.filter((block) => block.kind === 'tick' && ticks.has(block.id)).length;
  return (
    <main className="em-main" id="main">
      <article className="em-article stack g16">
        <Link to="/employee/resources" className="row g6 sm b start em-link">
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          All resources
        </Link>
        <div className="row sp w g16">
          <h1 ref={heading} tabIndex={-1} className="h2 em-title em-focusless">
            {resource.title}
          </h1>
          <button
            type="button"
            className="btn default"
            disabled={download.pending !== null}
            onClick={() => download.start(resourceFileUrl(resource.id), `${resource.id}.pdf`)}
          >
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
            {download.pending ? 'Preparing…' : 'Download PDF'}
          </button>
        </div>
        <p className="dim">
          {resource.kind} · {resource.minutes} min
          {lines.length > 0 && ` · ${done} of ${lines.length} done`}
        </p>
        {resource.sections.map((section) => (
          <section key={section.heading} className="em-section stack g12">
            <h2 className="h3">{section.heading}</h2>
            {section.blocks.map((block) => (
              <BlockView key={JSON.stringify(block)} block={block} ticks={ticks} />
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}

function BlockView({ block, ticks }: { block: Block; ticks: Ticks }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className="bl">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="em-steps">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'template':
      return <CopyTemplate title={block.title} lines={block.lines} />;
    case 'compare':
      return (
        <dl className="em-compare">
          <div>
            <dt>Instead of</dt>
            <dd>{block.weak}</dd>
          </div>
          <div>
            <dt>Better</dt>
            <dd>{block.better}</dd>
          </div>
        </dl>
      );
    case 'figure':
      return <FigurePicture figure={block.figure} caption={block.caption} />;
    case 'tick':
      return (
        <label className="em-tick">
          <input
            type="checkbox"
            checked={ticks.has(block.id)}
            disabled={!ticks.ready}
            onChange={(event) => ticks.set(block.id, event.currentTarget.checked)}
          />
          <span>{block.text}</span>
        </label>
      );
  }
}
