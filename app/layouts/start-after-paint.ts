const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const START = /(<script\b[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const ROUTE_IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const BARE_IMPORT = /^import ("[^"]+");?$/gm;

/**
 * The page is readable before any script, so scripts must not take the line from the stylesheet and the first
 * picture: on a slow phone that costs a second. React Router has no setting for it, so its start script is
 * rewritten here: it waits for the first paint, then fetches everything at once. A page whose start script
 * looks otherwise is left as it is.
 */
export function startAfterPaint(html: string): string {
  const start = START.exec(html);
  const [, open = "", code = "", close = ""] = start ?? [];
  const routes = [...code.matchAll(ROUTE_IMPORT)];
  if (!start || routes.length === 0) return html;
  const rest = code.replace(ROUTE_IMPORT, "").replace(BARE_IMPORT, "").trim();
  const bare = [...code.matchAll(BARE_IMPORT)].map(([, address = ""]) => address);
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => JSON.stringify(href));
  const names = routes.map(([, name = ""]) => name);
  const addresses = [...routes.map(([, , address = ""]) => address), ...bare];
  const delayed = [
    // A tab in the background paints nothing: there the time decides.
    "await new Promise(r=>{requestAnimationFrame(()=>setTimeout(r));setTimeout(r,3000)});",
    `for(const h of [${preloads.join()}])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:h}));`,
    `const [${names.join()}]=await Promise.all([${addresses.join()}].map(a=>import(a)));`,
    rest,
  ].join("\n");
  return html.replace(PRELOAD, "").replace(START, () => `${open}${delayed}${close}`);
}
