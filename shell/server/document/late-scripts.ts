import type { RemoteAssets } from './remote-assets'
import { FOLDED_PARTS, UNFOLDED } from '@nimbus/shared-ui/fold'
import { SLICE_MS } from '../../src/frame/fold'
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

/** How long scripts wait for the first paint and the pictures in it at most, in milliseconds. */
const PAINT_LIMIT_MS = 2_000

/** How many frames it takes until a picture that has come is decoded and seen. */
const FRAMES = 3

/**
 * Asks for the scripts and data of a page once it is painted with its first pictures, so that none of them competes with
 * what is to be seen. The browser says when it has painted: on a weak phone a frame takes long after it was handed over.
 *
 * So do the stylesheets that the page has only a part of: each stands behind its part, so that their order is the same at
 * any moment. The others get links that are disabled: a chunk loader takes them for loaded and fetches no rule twice. The
 * shell's loader looks for addresses without, those of remotes for addresses with the origin. A file that was lost on the
 * way is asked for again, after 1, 2, 4 and at most 30 seconds: without the entry no button would ever answer.
 *
 * What the first layout has left out is laid out once the stylesheets are there, in slices that no tap waits for. A page
 * that is come back to or entered at a hash has it all at once: its parts above need their true heights. In the end only
 * the root says that all is laid out: React finds the elements as the server has written them.
 */
export const LATE_SCRIPTS = `(function(){
var root=document.documentElement,visit=entry(),parts=[].slice.call(document.querySelectorAll('${FOLDED_PARTS}')),next=0
function entry(){try{return performance.getEntriesByType('navigation')[0]}catch(e){}}
function unfolded(e){e.setAttribute('${UNFOLDED}','')}
function unfold(){
for(var end=performance.now()+${SLICE_MS};next<parts.length&&performance.now()<end;parts[next++].offsetHeight)unfolded(parts[next])
if(next<parts.length)return setTimeout(unfold,0)
unfolded(root)
parts.forEach(function(e){e.removeAttribute('${UNFOLDED}')})}
if(location.hash||!visit||visit.type!=='navigate')unfolded(root)
var late=JSON.parse(document.currentScript.dataset.late)
function make(tag,attributes){var e=document.createElement(tag);for(var name in attributes)e.setAttribute(name,attributes[name]);return e}
function append(e){document.head.appendChild(e)}
function add(tag,attributes){append(make(tag,attributes))}
function need(tag,attributes,put,pause,then){var e=make(tag,attributes)
e.onload=then
e.onerror=function(){setTimeout(function(){need(tag,attributes,function(next){e.replaceWith(next)},Math.min(2*pause,30000),then)},pause)}
put(e)}
function load(){
var sheets=1
function ready(){if(!--sheets)unfold()}
document.querySelectorAll('style[data-href]').forEach(function(s){
var h=s.dataset.href,a={rel:'stylesheet'}
if('whole'in s.dataset)a.disabled=''
else sheets++
if(s.dataset.integrity){a.integrity=s.dataset.integrity;a.crossorigin='anonymous'}
a.href=/^.remotes/.test(h)?location.origin+h:h
need('link',a,function(e){s.after(e)},1000,ready)})
ready()
add('link',{rel:'preload',as:'fetch',crossorigin:'anonymous',href:late.data})
late.preload.forEach(function(p){add('link',p.integrity?{rel:'preload',as:'script',crossorigin:'anonymous',integrity:p.integrity,href:p.href}:{rel:'preload',as:'script',href:p.href})})
need('script',{src:late.entry},append,1000)}
var started=false
function start(){if(!started){started=true;load()}}
function painted(){
var pictures=document.querySelectorAll('img[fetchpriority=high]'),open=pictures.length
function done(){if(!--open)shown(${FRAMES})}
function shown(frames){if(frames)requestAnimationFrame(function(){shown(frames-1)});else setTimeout(start,0)}
if(!open)shown(0)
pictures.forEach(function(i){if(i.complete)done();else{i.addEventListener('load',done);i.addEventListener('error',done)}})}
if(document.visibilityState==='hidden')start()
else{
document.addEventListener('visibilitychange',start,{once:true})
setTimeout(start,${PAINT_LIMIT_MS})
try{new PerformanceObserver(function(l,o){o.disconnect();painted()}).observe({type:'paint',buffered:true})}catch(e){painted()}}
})()`

export const lateScripts = (shell: ShellAssets, remote: RemoteAssets, data: string): LateScripts => ({
  data,
  entry: shell.entry,
  preload: [...shell.preload.map((href) => ({ href, integrity: undefined })), ...remote.preload],
})
