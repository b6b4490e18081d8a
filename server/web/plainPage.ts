import { brand, iconPath } from '../../shared/company/brand.ts';

/** A page of a few words for when the site itself cannot be drawn: no script, nothing read, the site's own style: the kit's classes by their built names. */
export function plainPage(page: { title: string; text: string; styles: readonly string[] }): string {
  const links = page.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title} | ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${iconPath()}" type="image/svg+xml">${links}</head>
<body><main class="wrap n" id="main"><h1>${page.title}</h1><p class="Text-root" data-size="lead">${page.text}</p>
<p><a class="Button-root" data-variant="default" href="/">Go to the home page</a></p></main></body></html>`;
}

/** The longest path that the server looks at; no batch of ten calls comes near it. */
export const PATH_MAX = 5_000;

/**
 * Addresses that cannot be read, such as `/%`, or are too long to be one of ours, are asked for as one that is not there, so that they get our own
 * answer with all its headers. The program's own corners keep their way of answering.
 */
export function readableAddress(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    if (!path.startsWith('/') || path.length > PATH_MAX) throw new URIError();
    decodeURI(path);
    return url;
  } catch {
    const corner = path.match(/^\/(trpc|files|assets)\//)?.[0] ?? '/';
    return `${corner}404`;
  }
}
