import type { RemoteAssets } from './remote-assets'
import { scriptHash } from './script-hash'
import type { ShellAssets } from './shell-assets'

/** What is loaded once the page is painted. */
interface LateScripts {
  /** Address of what the entry is told about the page. */
  data: string
  /** Runs as soon as it is there. */
  entry: string
  /** What the entry will ask for. */
  preload: RemoteAssets['preload']
}

/**
 * Asks for the scripts and data of a page after its first paint, so that none of them competes with what is to be seen,
 * and for the stylesheets that it has only a part of: each stands behind its part, so that their order is the same at any
 * moment. The others get links that are disabled: a chunk loader takes them for loaded and fetches no rule twice. The
 * shell's loader looks for addresses without, those of remotes for addresses with the origin. A file that was lost on the
 * way is asked for again, after 1, 2, 4 and at most 30 seconds: without the entry no button would ever answer.
 */
export const LATE_SCRIPTS = `(function(){
var late=JSON.parse(document.currentScript.dataset.late)
function make(tag,attributes){var e=document.createElement(tag);for(var name in attributes)e.setAttribute(name,attributes[name]);return e}
function append(e){document.head.appendChild(e)}
function add(tag,attributes){append(make(tag,attributes))}
function need(tag,attributes,put,pause){var e=make(tag,attributes)
e.onerror=function(){setTimeout(function(){need(tag,attributes,function(next){e.replaceWith(next)},Math.min(2*pause,30000))},pause)}
put(e)}
function load(){
document.querySelectorAll('style[data-href]').forEach(function(s){
var h=s.dataset.href,a={rel:'stylesheet'}
if('whole'in s.dataset)a.disabled=''
a.href=/^.remotes/.test(h)?location.origin+h:h
need('link',a,function(e){s.after(e)},1000)})
add('link',{rel:'preload',as:'fetch',crossorigin:'anonymous',href:late.data})
late.preload.forEach(function(p){add('link',p.integrity?{rel:'preload',as:'script',crossorigin:'anonymous',integrity:p.integrity,href:p.href}:{rel:'preload',as:'script',href:p.href})})
need('script',{src:late.entry},append,1000)}
if(document.visibilityState==='hidden')load();else requestAnimationFrame(function(){setTimeout(load,0)})
})()`

/** What the content security policy allows for it: exactly this one. */
export const LATE_SCRIPTS_HASH = scriptHash(LATE_SCRIPTS)

export const lateScripts = (shell: ShellAssets, remote: RemoteAssets, data: string): LateScripts => ({
  data,
  entry: shell.entry,
  preload: [...shell.preload.map((href) => ({ href, integrity: undefined })), ...remote.preload],
})
