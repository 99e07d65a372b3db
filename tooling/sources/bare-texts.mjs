import fs from 'node:fs'
import path from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API, SignatureKind, TypeFlags, isStringLiteralType, isUnionType } from 'typescript/unstable/sync'

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown
const EMPTY = TypeFlags.Null | TypeFlags.Undefined

/**
 * Finds text nodes that don't outlive a page translator, which puts `<font>` elements where text nodes were: React then
 * removes, or inserts before, a node that is no longer there, throws, and the page is gone (react/react#11538); or it
 * renews a node that nobody sees. Text is safe where it is the only child of a host element, or stands among siblings of
 * which none ever comes or goes.
 * @param {string} config a tsconfig.json
 * @param {(file: string) => boolean} chosen which of its files are looked at, by path relative to the config
 * @returns {string[]} "shared-ui/src/button/button.tsx:42 {busy}: changes beside siblings"
 */
export function findBareTexts(config, chosen) {
  const api = new API({ cwd: path.dirname(config) })
  try {
    const project = api.updateSnapshot({ openProject: config }).getProjects()[0]
    const files = project.program
      .getSourceFileNames()
      .filter((file) => file.endsWith('.tsx') && chosen(path.relative(path.dirname(config), file)))
    return files.flatMap((file) => {
      const name = path.relative(path.dirname(config), file)
      const source = fs.readFileSync(file, 'utf8')
      return analyse(project.program.getSourceFile(file), project.checker).map(({ node, why }) => {
        const line = source.slice(0, node.getStart()).split('\n').length
        return `${name}:${line} ${node.getText().trim().replaceAll(/\s+/g, ' ').slice(0, 60)}: ${why}`
      })
    })
  } finally {
    api.close()
  }
}

/** The bare texts of one file. */
export function analyse(file, checker) {
  const constants = new Set(file.statements.flatMap(namesOf))
  const found = []

  const typeOf = (node) => checker.getTypeAtLocation(node)
  const isText = (type, seen = new Set()) => {
    if (!type || seen.has(type)) return false
    seen.add(type)
    if (isUnionType(type)) return type.getTypes().some((part) => isText(part, seen))
    // an empty string draws nothing
    if (isStringLiteralType(type)) return type.value !== ''
    if (type.flags & TEXT) return true
    return checker.isArrayType(type) && checker.getTypeArguments(type).some((part) => isText(part, seen))
  }
  const isConstant = (node) => {
    if (node.kind === SyntaxKind.Identifier) return constants.has(node.text)
    if (node.kind === SyntaxKind.PropertyAccessExpression) return isConstant(node.expression)
    if (node.kind === SyntaxKind.TemplateExpression)
      return node.templateSpans.every(({ expression }) => isConstant(expression))
    return [SyntaxKind.StringLiteral, SyntaxKind.NumericLiteral, SyntaxKind.NoSubstitutionTemplateLiteral].includes(
      node.kind,
    )
  }
  /** What a component draws; undefined of a host element and of a class. */
  const drawn = (node) => {
    const opening = node.openingElement ?? node
    if (/^[a-z]/.test(opening.tagName.getText())) return undefined
    const signature = checker.getResolvedSignature(opening)
    return signature && checker.getReturnTypeOfSignature(signature)
  }
  const returned = (node) => {
    const signature = checker.getSignaturesOfType(typeOf(node.name), SignatureKind.Call)[0]
    return signature && checker.getReturnTypeOfSignature(signature)
  }
  const comesAndGoes = (node) => {
    if (node.kind === SyntaxKind.JsxText) return false
    if (node.kind === SyntaxKind.JsxExpression) return !leaves(node.expression).every(isConstant)
    if (node.kind === SyntaxKind.JsxFragment) return shownChildren(node).some(comesAndGoes)
    const opening = node.openingElement ?? node
    if (opening.attributes.properties.some((attribute) => attribute.name?.getText() === 'key')) return true
    const type = drawn(node)
    return type !== undefined && isUnionType(type) && type.getTypes().some(({ flags }) => flags & EMPTY)
  }
  const check = (node) => {
    const children = shownChildren(node)
    for (const child of children) {
      const unsettled = child.kind === SyntaxKind.JsxExpression && !leaves(child.expression).every(isConstant)
      if (!isTextChild(child)) continue
      if (node.kind === SyntaxKind.JsxFragment) found.push({ node: child, why: 'has no element of its own' })
      else if (unsettled && (children.length > 1 || isList(child)))
        found.push({ node: child, why: 'changes beside siblings' })
      else if (hasUnsettledBefore(children, child))
        found.push({ node: child, why: 'stands behind what comes and goes' })
    }
  }
  /** Whether React could put something right before a text, for which it asks for the text's place. */
  const hasUnsettledBefore = (children, text) => {
    const before = children[children.indexOf(text) - 1]
    return before !== undefined && comesAndGoes(before)
  }
  const isTextChild = (child) =>
    child.kind === SyntaxKind.JsxText ||
    (child.kind === SyntaxKind.JsxExpression &&
      leaves(child.expression).some((leaf) => !isJsx(leaf) && isText(typeOf(leaf))))
  const isList = (child) =>
    leaves(child.expression).some((leaf) => {
      const type = typeOf(leaf)
      return type && !isUnionType(type) && checker.isArrayType(type) && isText(type)
    })

  const visit = (node) => {
    if (node.kind === SyntaxKind.JsxElement || node.kind === SyntaxKind.JsxFragment) check(node)
    if (isComponent(node) && isText(returned(node)))
      found.push({ node: node.name, why: 'draws a text without an element' })
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const isJsx = ({ kind }) =>
  kind === SyntaxKind.JsxElement || kind === SyntaxKind.JsxSelfClosingElement || kind === SyntaxKind.JsxFragment

/** A function or constant with the name of a component. */
const isComponent = ({ kind, name, initializer }) =>
  /^[A-Z][a-z]/.test(name?.text) &&
  (kind === SyntaxKind.FunctionDeclaration ||
    (kind === SyntaxKind.VariableDeclaration && initializer?.kind === SyntaxKind.ArrowFunction))

/** The children that React sees: no line breaks between tags, no comments. */
const shownChildren = (node) =>
  node.children.filter(
    (child) =>
      !(child.kind === SyntaxKind.JsxText && /^\s*$/.test(child.text) && child.text.includes('\n')) &&
      !(child.kind === SyntaxKind.JsxExpression && !child.expression),
  )

/** What an expression can come out as: `a ? b : c && d` → b, d. */
function leaves(node) {
  if (node.kind === SyntaxKind.ParenthesizedExpression) return leaves(node.expression)
  if (node.kind === SyntaxKind.ConditionalExpression) return [...leaves(node.whenTrue), ...leaves(node.whenFalse)]
  if (node.kind === SyntaxKind.BinaryExpression) {
    const { kind } = node.operatorToken
    if (kind === SyntaxKind.AmpersandAmpersandToken) return leaves(node.right)
    if (kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken)
      return [...leaves(node.left), ...leaves(node.right)]
  }
  return [node]
}

/** Names that mean one thing for the life of a file: imports and constants of its own. */
function namesOf(statement) {
  if (statement.kind === SyntaxKind.ImportDeclaration) {
    const { name, namedBindings } = statement.importClause ?? {}
    return [name, ...(namedBindings?.elements?.map((element) => element.name) ?? [])].flatMap((id) => id?.text ?? [])
  }
  if (statement.kind === SyntaxKind.VariableStatement)
    return statement.declarationList.declarations.flatMap(({ name }) => name.text ?? [])
  return []
}
