import type { RemoteAssets } from './remote-assets'
import { scriptHash } from './script-hash'
import type { ShellAssets } from './shell-assets'

/** What is loaded once the page is painted. */
interface LateScripts {
  /** Runs as soon as it is there. */
  entry: string
  /** What the entry will ask for. */
  preload: RemoteAssets['preload']
  /** Stylesheets whose rules stand in the page already. */
  sheets: string[]
}

/**
 * Asks for the scripts of a page after its first paint, so that none of them competes with what is to be seen. The
 * stylesheets get links that are disabled: a chunk loader takes them for loaded and fetches no rule twice. The shell's
 * loader looks for addresses without, those of remotes for addresses with the origin.
 */
export const LATE_SCRIPTS = `(function(){
var late=JSON.parse(document.currentScript.dataset.late)
function add(tag,attributes){var e=document.createElement(tag);for(var name in attributes)e.setAttribute(name,attributes[name]);document.head.appendChild(e)}
function load(){
late.sheets.forEach(function(s){add('link',{rel:'stylesheet',disabled:'',href:/^.remotes/.test(s)?location.origin+s:s})})
late.preload.forEach(function(p){add('link',p.integrity?{rel:'preload',as:'script',crossorigin:'anonymous',integrity:p.integrity,href:p.href}:{rel:'preload',as:'script',href:p.href})})
add('script',{src:late.entry})}
if(document.visibilityState==='hidden')load();else requestAnimationFrame(function(){setTimeout(load,0)})
})()`

/** What the content security policy allows for it: exactly this one. */
export const LATE_SCRIPTS_HASH = scriptHash(LATE_SCRIPTS)

export const lateScripts = (shell: ShellAssets, remote: RemoteAssets): LateScripts => ({
  entry: shell.entry,
  preload: [...shell.preload.map((href) => ({ href, integrity: undefined })), ...remote.preload],
  sheets: [...shell.sheets, ...remote.sheets],
})
