import { rspack } from '@rspack/core'

/**
 * Runs a build of several configurations and answers with their chunk groups, one object each; rejects with the compiler's
 * own words when it has errors.
 */
export function compile(configurations) {
  const compiler = rspack(configurations)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
        else resolve(stats.toJson({ all: false, chunkGroups: true }).children)
      })
    })
  })
}
