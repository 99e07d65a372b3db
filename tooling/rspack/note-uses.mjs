import { rspack } from '@rspack/core'

/** File in the output by which a build tells the description of its release what it takes from the shell. */
export const USES_FILE = 'uses.json'

/** consumedName('consume shared module (default) @nimbus/shared-ui/icon@^1.0.0 (strict)') → '@nimbus/shared-ui/icon' */
const consumedName = (identifier) => /^consume shared module \(\w+\) (.+)@[^@]+$/.exec(identifier)?.[1]

const byName = (one, other) => (one < other ? -1 : 1)

/**
 * Notes which exports of each shared module a build names: {valibot: ['object', 'string'], react: ['useState']}. The bundler
 * can't check them, since the shell brings the modules at run time; the edge does, before a release goes live.
 */
export const noteUses = () => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('note-uses', (compilation) => {
      const uses = new Map()
      compilation.hooks.finishModules.tap('note-uses', (modules) => {
        for (const module of modules) {
          for (const { module: target, dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
            const name = consumedName(target?.identifier() ?? '')
            const [used] = dependency.ids ?? []
            if (name && used) uses.set(name, (uses.get(name) ?? new Set()).add(used))
          }
        }
      })
      compilation.hooks.processAssets.tap('note-uses', () => {
        const sorted = [...uses]
          .sort(([one], [other]) => byName(one, other))
          .map(([name, used]) => [name, [...used].sort(byName)])
        compilation.emitAsset(USES_FILE, new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(sorted))))
      })
    })
  },
})
