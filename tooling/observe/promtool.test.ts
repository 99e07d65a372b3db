import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promtool, withPromtool } from './promtool'
import { FOLDER, panels, testFiles } from './written'

/** Hours of a shop, every minute, on a busy machine. */
const TRY_MS = 180_000

withPromtool('promtool', () => {
  it('takes the configuration and its rules', () => {
    expect(promtool('check', 'config', path.join(FOLDER, 'prometheus/prometheus.yml'))).toMatch('SUCCESS')
  })

  it.each(testFiles().map((file) => [path.basename(file), file]))(
    'finds that %s holds',
    (_, file = '') => {
      expect(promtool('test', 'rules', file)).toMatch('SUCCESS')
    },
    TRY_MS,
  )

  it('can read what each panel asks for', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-panels-'))
    const asked = panels().flatMap(({ targets }) => targets)
    const rules = asked.map(({ expr }, at) => ({ record: `panel:${at}`, expr }))
    expect(rules.length).toBeGreaterThan(20)
    // JSON is YAML
    fs.writeFileSync(path.join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    expect(promtool('check', 'rules', path.join(folder, 'rules.yml'))).toMatch(`${rules.length} rules found`)
    fs.rmSync(folder, { recursive: true })
  })
})
