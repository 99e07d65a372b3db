import { deployedRelease, deployRelease } from './deployed-release.mjs'

/** Names what is deployed of a remote as deployed anew: `node tooling/deploy/name-again.mjs mf-cart`. Used by docker/remote. */
const [name] = process.argv.slice(2)
deployRelease(name, deployedRelease(name))
