import type { PageAssets } from '../../shared/site/queries.ts';
import { HYDRATED } from './hydrated.ts';

/**
 * What must be in the head before the first paint, without waiting for React: the color scheme, so no one
 * sees a white flash at night; the heading's font; and the script, which loads when the page is painted and
 * idle, or at the first touch.
 */
export function early({ fonts, script }: PageAssets): string {
  const preloads = fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');
  const scripts = earlyScripts({ script }).map((source) => `<script>${source}</script>`);
  return preloads + scripts.join('');
}

/** The sources of its scripts. */
export const earlyScripts = ({ script }: Pick<PageAssets, 'script'>): string[] => [colors, loader(script)];

const colors = `try{var s=localStorage.getItem("color-scheme");document.documentElement.setAttribute("data-mantine-color-scheme",s==="dark"||(s!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches)?"dark":"light")}catch(e){document.documentElement.setAttribute("data-mantine-color-scheme","light")}`;

/**
 * Loads the script once, and replays the last press of a script-only button after hydration. A press that
 * itself triggers immediate hydration is already handled (`c`).
 */
function loader(script: string): string {
  return `(function(){var d=0,c=0,b;function g(){if(!d){d=1;import(${JSON.stringify(script)})}}function p(e){var t=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");if(t){b=t;c=1;setTimeout(function(){c=0})}}["pointerdown","keydown","focusin"].forEach(function(t){addEventListener(t,g,{once:true,passive:true})});addEventListener("click",p,true);addEventListener("${HYDRATED}",function(){removeEventListener("click",p,true);if(b&&!c)b.click()},{once:true});addEventListener("load",function(){"requestIdleCallback"in window?requestIdleCallback(g,{timeout:3000}):setTimeout(g,200)})})()`;
}
