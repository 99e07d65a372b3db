/** Folders as rooms: none imports, on whichever way, one that imports it. Tests are left out, they look at whole shops. */
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment: 'Two folders that import each other are one room, or need a third one below both.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.(test|spec)\\.tsx?$|/testing/` } },
}
