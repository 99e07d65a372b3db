import { CONTENT_ATTRIBUTE, EARLY_ACTION, LIVE_ATTRIBUTE } from '../../src/slots/early-action'

/**
 * Runs before all other scripts: what a visitor presses or submits in a page that is rendered but not yet alive is kept
 * and done once it is, instead of being lost or sent as a plain form. Links work by themselves, and so do forms that name
 * their method: whoever takes them answers with a page. It stands behind the content: the first script of a page costs a
 * weak phone 100 ms, and the first paint would wait for them.
 */
export const EARLY_CLICKS = `(function(){
function waiting(e,s){var t=e.target;t=t&&t.closest&&t.closest(s);if(t&&t.closest('form[method]'))return null;var p=t&&t.closest('[${CONTENT_ATTRIBUTE}]');return p&&!p.hasAttribute('${LIVE_ATTRIBUTE}')?t:null}
function keep(e,t){if(!t)return;e.preventDefault();e.stopImmediatePropagation();window.${EARLY_ACTION}=t}
addEventListener('click',function(e){keep(e,waiting(e,'button'))},true)
addEventListener('submit',function(e){keep(e,waiting(e,'form'))},true)
})()`
