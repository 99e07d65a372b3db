import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { needFolders } from './need-folders'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-folders-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('needFolders', () => {
  it('makes what is missing, and leaves what is there', async () => {
    const data = path.join(folder, 'new/data')
    await needFolders(data)
    fs.writeFileSync(path.join(data, 'images/a.avif'), 'a')
    await needFolders(data)
    expect(fs.readdirSync(data).sort()).toEqual(['composition', 'declarations', 'images', 'mirror', 'shells'])
    expect(fs.readFileSync(path.join(data, 'images/a.avif'), 'utf8')).toBe('a')
    expect(fs.statSync(path.join(data, 'declarations')).mode & 0o777).toBe(0o700)
  })

  // the start ended with "EEXIST: file already exists" or "root option must be a directory"
  it.each(['composition', 'composition/decisions', 'declarations', 'images', 'mirror', 'shells', '.'])(
    'refuses to start where %s is a file, and names it and the way out',
    async (name) => {
      const file = path.join(folder, 'data', name)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, '')
      await expect(needFolders(path.join(folder, 'data'))).rejects.toThrow(
        `${file} is a file where the shop needs a folder: move it away, or choose another folder with SHOP_DATA_DIR`,
      )
    },
  )
})
