import { CircuitOpenError, createCircuit } from './circuit'

describe('createCircuit', () => {
  let now = 0
  const fails = () => Promise.reject(new Error('away'))
  const works = async () => 'here'
  const aCircuit = () => createCircuit({ failures: 3, openMs: 1_000, elapsed: () => now })

  it('asks nobody for a while after failures in a row, and then one alone', async () => {
    const circuit = aCircuit()
    for (let nth = 0; nth < 3; nth += 1) await expect(circuit.run(fails)).rejects.toThrow('away')
    await expect(circuit.run(works)).rejects.toThrow(CircuitOpenError)
    now += 1_000
    let answer = (_: string): void => {}
    const trial = circuit.run(() => new Promise<string>((resolve) => (answer = resolve)))
    await expect(circuit.run(works)).rejects.toThrow(CircuitOpenError)
    answer('back')
    expect([await trial, await circuit.run(works), circuit.isOpen()]).toEqual(['back', 'here', false])
  })

  it('is open for as long again when the trial fails', async () => {
    const circuit = aCircuit()
    for (let nth = 0; nth < 3; nth += 1) await circuit.run(fails).catch(() => {})
    now += 1_000
    await expect(circuit.run(fails)).rejects.toThrow('away')
    now += 999
    expect(circuit.isOpen()).toBe(true)
    now += 1
    expect(await circuit.run(works)).toBe('here')
  })

  it('counts failures in a row alone', async () => {
    const circuit = aCircuit()
    for (let nth = 0; nth < 10; nth += 1) {
      await circuit.run(fails).catch(() => {})
      await circuit.run(fails).catch(() => {})
      expect(await circuit.run(works)).toBe('here')
    }
  })
})
