import { resolve, scripts, webOptimization } from './shared.mjs'

/**
 * The rule functions that validators call, as one script that sets `rules`: the API puts it before the code that ajv has
 * made of a form's schema, so that nothing is bundled while the shop runs.
 */
export function formRulesConfig({ directory, output }) {
  return {
    name: 'form rules',
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { 'form-rules': '@nimbus/shared-contracts/forms/ajv/rules' },
    devtool: false,
    output: { path: output, filename: '[name].js', library: { type: 'var', name: 'rules' } },
    resolve,
    module: { rules: [scripts('web')] },
    optimization: webOptimization,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
