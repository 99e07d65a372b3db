/** Styles and files have no content in tests. */
module.exports = { __esModule: true, default: 'asset' }
