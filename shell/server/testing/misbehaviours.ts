/**
 * What a bundle may do instead of giving its page, by where it does it: `load` and `render` are the bodies of the functions
 * that a release exports. Code of another process, so it is text.
 */
export interface Misbehaviour {
  does: string
  load?: string
  render?: string
}

const late = (thrown: string): string => `setTimeout(() => { throw ${thrown} }, 5); return new Promise(() => {})`
const payload = (value: string): string => `return { payload: ${value} }`
const redirect = (to: string, status = '301'): string => `return { redirect: { to: ${to}, status: ${status} } }`
const head = (value: string): string => `return { html: '<h1>Seite</h1>', head: ${value}, status: 200 }`
const status = (value: string): string => `return { html: '<h1>Seite</h1>', head: {}, status: ${value} }`
const html = (value: string): string => `return { html: ${value}, head: {}, status: 200 }`
/** The descriptor that its edge hears by, which a bundle isn't told and may hit by mistake all the same. */
const writes = (text: string): string => `require('node:fs').writeSync(3, ${text}); return new Promise(() => {})`
const refused = (attempt: string): string => `${attempt}; return { payload: {} }`

/** Each of these costs its own page: the visitor gets the frame, and it counts against the release. */
export const FAULTS: readonly Misbehaviour[] = [
  { does: 'throws undefined while it loads', load: 'throw undefined' },
  { does: 'throws null while it loads', load: 'throw null' },
  { does: 'rejects with nothing', load: 'return Promise.reject()' },
  { does: 'throws an object without a prototype', load: 'throw Object.create(null)' },
  { does: 'throws a symbol', load: "throw Symbol('a')" },
  {
    does: 'throws an error whose stack throws',
    load: "throw Object.defineProperty(new Error('a'), 'stack', { get() { throw new Error('b') } })",
  },
  { does: 'throws undefined while it renders', render: 'throw undefined' },
  { does: 'throws a text', render: "throw 'kaputt'" },
  { does: 'throws an error of 50 MB', render: "throw new Error('x'.repeat(5e7))" },
  { does: 'throws undefined later', load: late('undefined') },
  { does: 'throws null later', load: late('null') },
  { does: 'throws an object without a prototype later', load: late('Object.create(null)') },
  { does: 'throws a function later', load: late('() => {}') },
  { does: 'throws an error later whose message is no text', load: late('Object.assign(new Error(), { message: {} })') },
  { does: 'leaves a rejection of nothing unhandled', load: 'Promise.reject(); return new Promise(() => {})' },
  { does: 'exits', load: 'process.exit(0)' },
  { does: 'aborts', load: 'process.abort()' },
  { does: 'exits, and loops when it does', load: "process.on('exit', () => { for (;;); }); process.exit(0)" },
  { does: 'throws later, and keeps its process', load: `process.exit = () => {}; ${late('1')}` },
  { does: 'kills its process', load: "process.kill(process.pid, 'SIGKILL')" },
  { does: 'stops its process', load: "process.kill(process.pid, 'SIGSTOP')" },
  { does: 'never answers', load: 'return new Promise(() => {})' },
  { does: 'loops', load: 'for (;;) {}' },
  { does: 'stops its edge', load: "process.kill(process.ppid, 'SIGSTOP')" },
  { does: 'fills the heap', load: 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))' },
  { does: 'fills the heap with one list', load: 'const all = []; for (;;) all.push(all.length)' },
  {
    does: 'fills the heap with one table, bit by bit',
    load: `const all = new Map(); setInterval(() => { for (let i = 0; i < 2e5; i++) all.set(all.size, 1) }, 5)
      return new Promise(() => {})`,
  },
  { does: 'fills the heap with one table', load: 'const all = new Map(); for (;;) all.set(all.size, 1)' },
  { does: 'makes a list that is larger than the heap', load: 'return { payload: new Array(1e8).fill(0.5).length }' },
  {
    does: 'makes texts that are larger than the heap',
    load: "const all = []; for (;;) all.push('x'.repeat(1e7).split(''))",
  },
  { does: 'fills the heap while it is drawn', render: 'const all = new Set(); for (;;) all.add(all.size)' },
  { does: 'fills the machine with buffers', load: 'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1))' },
  { does: 'recurs without end', load: 'const again = () => again() + 1; return again()' },
  { does: 'writes to its edge what is no answer', load: writes("'hallo\\n'") },
  {
    does: 'writes to its edge that it runs, again and again',
    load: `for (;;) require('node:fs').writeSync(3, '{"alive":"a"}\\\\n')`,
  },
  {
    does: 'answers for others, again and again',
    load: `for (;;) require('node:fs').writeSync(3, '{"id":"a","answer":1}\\\\n')`,
  },
  { does: 'loads a list of 2,000,000 numbers', load: payload('new Array(2e6).fill(0)') },
  { does: 'loads 600,000 lists', load: payload('Array.from({ length: 6e5 }, () => [])') },
  { does: 'writes null to its edge', load: writes("'null\\n'") },
  { does: 'writes to its edge without an end', load: "for (;;) require('node:fs').writeSync(3, 'x'.repeat(1e5))" },
  { does: 'hangs up', load: "require('node:fs').closeSync(3); return new Promise(() => {})" },
  { does: 'starts a process', load: refused("require('node:child_process').execFileSync('true')") },
  { does: 'starts a thread', load: refused("new (require('node:worker_threads').Worker)('1', { eval: true })") },
  { does: 'reads the environment of its edge', load: refused("require('node:fs').readFileSync('/proc/self/environ')") },
  { does: 'reads a file of the shop', load: refused("require('node:fs').readFileSync('package.json')") },
  { does: 'writes to the mirror', load: refused("require('node:fs').writeFileSync(__filename, '')") },
  { does: 'loads nothing', load: 'return undefined' },
  { does: 'loads null', load: 'return null' },
  { does: 'loads a text', load: "return 'payload'" },
  { does: 'loads a list', load: 'return [1]' },
  { does: 'loads an empty object', load: 'return {}' },
  { does: 'has status 99999', load: 'return { status: 99999 }' },
  { does: "has status 'abc'", load: "return { status: 'abc' }" },
  { does: 'has status 200 without a page', load: 'return { status: 200 }' },
  { does: 'redirects to null', load: 'return { redirect: null }' },
  { does: 'redirects to a number', load: redirect('5') },
  { does: 'redirects with status 9', load: redirect("'/b'", '9') },
  { does: 'redirects to another host', load: redirect("'//evil.example'") },
  { does: 'redirects to another host by a backslash', load: redirect("'/\\\\evil.example'") },
  { does: 'redirects to another host by an address', load: redirect("'https://evil.example/'") },
  { does: 'redirects to another host by dots', load: redirect("'/.//evil.example'") },
  { does: 'redirects to another host by a parameter that it has not', load: redirect("'/:x/evil.example'") },
  { does: 'redirects to another host by a tabulator', load: redirect("'/\\t/evil.example'") },
  { does: 'redirects to a script', load: redirect("'javascript:alert(1)'") },
  { does: 'redirects with a line break', load: redirect("'/b\\r\\nset-cookie: a=b'") },
  { does: 'redirects to itself', load: 'return { redirect: { to: path, status: 302 } }' },
  { does: 'redirects to an address of 50 MB', load: redirect("'/' + 'x'.repeat(5e7)") },
  { does: 'renders nothing', render: 'return undefined' },
  { does: 'renders null', render: 'return null' },
  { does: 'renders a number', render: html('5') },
  { does: 'renders an empty text', render: html("''") },
  { does: 'renders no HTML', render: 'return { head: {}, status: 200 }' },
  { does: 'renders 50 MB', render: html("'x'.repeat(5e7)") },
  { does: 'renders what throws when it is read', render: "return { get html() { throw new Error('a') } }" },
  { does: 'renders with status 99999', render: status('99999') },
  { does: "renders with status 'abc'", render: status("'abc'") },
  { does: 'renders with status 301', render: status('301') },
  { does: 'renders with status 204', render: status('204') },
  { does: 'has no head', render: head('undefined') },
  { does: 'has null as head', render: head('null') },
  { does: 'has a text as head', render: head("'Titel'") },
  { does: 'has an object as title', render: head('{ title: {} }') },
  { does: 'has a title of 50 MB', render: head("{ title: 'x'.repeat(5e7) }") },
  { does: 'has no address as picture', render: head("{ image: 'http://[' }") },
  { does: 'has another host as its address', render: head("{ address: '//evil.example' }") },
  { does: 'has a text as early pictures', render: head("{ preloadImages: 'a' }") },
  { does: 'has a list as structured data', render: head('{ structuredData: [] }') },
  { does: 'loads 50 MB', load: payload("'x'.repeat(5e7)") },
  { does: 'loads what holds itself', load: 'const a = {}; a.a = a; return { payload: a }' },
  { does: 'loads what JSON has no word for', load: payload('1n') },
  {
    does: 'loads what is 3,000 levels deep',
    load: "let a = ''; for (let i = 0; i < 3000; i++) a = [a]; return { payload: a }",
  },
  {
    does: 'loads what is 200,000 levels deep',
    load: "let a = ''; for (let i = 0; i < 200000; i++) a = [a]; return { payload: a }",
  },
  { does: 'loads what refuses to be JSON', load: payload("{ toJSON() { throw new Error('a') } }") },
]

/** What is heard by nobody: the page comes as ever. */
export const UNHEARD: readonly Misbehaviour[] = [
  {
    does: 'writes 5,000 lines to its log',
    load: "for (let i = 0; i < 5000; i++) console.log('x'.repeat(1000)); return { payload: {} }",
  },
  {
    does: 'writes to whatever its process has open',
    load: `for (const handle of process._getActiveHandles?.() ?? []) handle.write?.('null\\n')
      return { payload: {} }`,
  },
  {
    does: 'speaks with the process that it thinks it has as a parent',
    load: 'process.send?.(null); return { payload: {} }',
  },
  { does: 'loads what has no place in JSON', load: payload('{ a: () => {}, b: undefined }') },
  { does: 'loads undefined', load: payload('undefined') },
]
