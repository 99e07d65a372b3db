/** Every class of a CSS module is its own name in tests: styles.card → 'card' */
const classes = new Proxy(
  {},
  { get: (_, key) => (key === '__esModule' ? true : key === 'default' ? classes : String(key)) },
)

module.exports = classes
