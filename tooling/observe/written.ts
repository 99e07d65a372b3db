import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const ROOT = path.resolve(__dirname, '../..')

/** What operators see the shop with. */
export const FOLDER = path.join(ROOT, 'docker/observe')

export interface Alert {
  alert: string
  expr: string
  labels?: Record<string, string>
}

/** A rule that keeps a series of its own. */
export interface Recording {
  record: string
  expr: string
}

interface Series {
  series: string
}

export interface RuleTest {
  input_series: Series[]
  alert_rule_test?: { alertname: string; exp_alerts: object[] }[]
}

export interface Panel {
  title: string
  type: string
  targets?: { expr: string; legendFormat: string }[]
}

export const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8')

function filesOf(folder: string, ending: string): string[] {
  const names = fs.readdirSync(path.join(FOLDER, folder)).filter((name) => name.endsWith(ending))
  return names.toSorted().map((name) => path.join(FOLDER, folder, name))
}

/** The files of rules, and those of promtool's tests of them. */
export const ruleFiles = (): string[] => filesOf('prometheus/rules', '.yml')
export const testFiles = (): string[] => filesOf('prometheus/tests', '.test.yml')

const yaml = (file: string): unknown => parse(fs.readFileSync(file, 'utf8'))

type Rule = Alert | Recording

const rules = (): Rule[] =>
  ruleFiles().flatMap((file) => (yaml(file) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules))

export const alerts = (): Alert[] => rules().filter((rule) => 'alert' in rule)
export const recordings = (): Recording[] => rules().filter((rule) => 'record' in rule)
export const ruleTests = (): RuleTest[] => testFiles().flatMap((file) => (yaml(file) as { tests: RuleTest[] }).tests)

/** All panels of all dashboards that show something. */
export const panels = (): (Panel & { targets: NonNullable<Panel['targets']> })[] =>
  filesOf('grafana/dashboards', '.json').flatMap((file) => {
    const { panels: all } = JSON.parse(fs.readFileSync(file, 'utf8')) as { panels: Panel[] }
    return all.flatMap((panel) => (panel.targets ? [{ ...panel, targets: panel.targets }] : []))
  })
