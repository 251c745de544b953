import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { parseSync } from 'vite';
import { projectNode, root } from '../bootstrap/project.mjs';
import { compilerArguments } from '../package/declarations.mjs';

/**
 * @typedef {Record<string, any> & { type: string, start: number, end: number }} Node of the syntax tree
 * @typedef {{ node: Node, source: string, file: string }} Declaration
 * @typedef {{ source: string, locals: Map<string, Node>, imports: Map<string, { file: string, name: string }> }} Module
 * @typedef {{ file: string, name: string }} TypeName
 * @typedef {{ text: string, others: string[] }} Declared
 */

/**
 * The declared types of these responses; TypeScript writes out inferred ones.
 *
 * @param {ReadonlyArray<TypeName>} types
 * @returns {Promise<(type: TypeName) => Declared>}
 */
export async function declaredTypes(types) {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-answers-'));
  try {
    const files = [...new Set(types.map(({ file }) => file))];
    await promisify(execFile)(projectNode, compilerArguments(folder, files, true), { cwd: root });
    const read = moduleReader(folder);
    const declarations = new Map(types.map((type) => [keyOf(type), declared(type, read)]));
    return (type) => /** @type {Declared} */ (declarations.get(keyOf(type)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {TypeName} type */
const keyOf = ({ file, name }) => `${file} ${name}`;

/** @param {string} folder @returns {(file: string) => Module | null} null for files outside the project */
function moduleReader(folder) {
  /** @type {Map<string, Module | null>} */
  const known = new Map();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const path = join(folder, file.replace(/\.tsx?$/, '.d.ts'));
    const found = existsSync(path) ? parseModule(file, readFileSync(path, 'utf8')) : null;
    known.set(file, found);
    return found;
  };
}

/** @param {string} file @param {string} source @returns {Module} */
export function parseModule(file, source) {
  const { program } = parseSync(`${file.replace(/\.tsx?$/, '')}.d.ts`, source);
  /** @type {Module} */
  const module = { source, locals: new Map(), imports: new Map() };
  for (const statement of /** @type {Node[]} */ (/** @type {unknown} */ (program.body))) {
    if (statement.type === 'ImportDeclaration') {
      for (const { imported, local } of statement['specifiers'])
        module.imports.set(local.name, { file: resolveImport(file, statement['source'].value), name: imported?.name });
    }
    const declaration = statement['declaration'] ?? statement;
    for (const one of declaration.declarations ?? [declaration]) if (one?.id?.name) module.locals.set(one.id.name, one);
    if (statement['source'] && statement.type === 'ExportNamedDeclaration') {
      for (const { exported, local } of statement['specifiers'])
        module.imports.set(exported.name, { file: resolveImport(file, statement['source'].value), name: local.name });
    }
  }
  return module;
}

/** @param {string} file @param {string} specifier */
const resolveImport = (file, specifier) =>
  specifier.startsWith('.') ? posix.normalize(posix.join(dirname(file), specifier)) : specifier;

/** @param {TypeName} type @param {(file: string) => Module | null} read @returns {Declaration | null} */
function find({ file, name }, read) {
  const module = read(file);
  const node = module?.locals.get(name);
  if (module && node) return { node, source: module.source, file };
  const from = module?.imports.get(name);
  return from?.name ? find(from, read) : null;
}

/**
 * The type of a declaration: a function's result, an interface's body.
 * @param {Node} node
 * @returns {Node}
 */
function typeIn(node) {
  if (node.type === 'TSDeclareFunction') return answerOf(node['returnType'].typeAnnotation);
  if (node.type === 'TSInterfaceDeclaration') return node['body'];
  if (node.type === 'TSTypeAliasDeclaration') return node['typeAnnotation'];
  // A constant without a type is declared with its value.
  if (!node['id'].typeAnnotation) return node['init'];
  const type = node['id'].typeAnnotation.typeAnnotation;
  return type.type === 'TSFunctionType' ? answerOf(type.returnType.typeAnnotation) : type;
}

/** @param {Node} type @returns {Node} the type inside a promise */
const answerOf = (type) => (type['typeName']?.name === 'Promise' ? type['typeArguments'].params[0] : type);

/**
 * @param {TypeName} type
 * @param {(file: string) => Module | null} read
 * @returns {Declared}
 */
export function declared(type, read) {
  const found = find(type, read);
  if (!found) throw new Error(`${type.file} declares no ${type.name}, which the reference needs.`);
  const root = { node: typeIn(found.node), source: found.source, file: found.file };
  // Its types lead to all of the store, and say nothing of what is sent.
  if (root.node['typeName']?.name === 'SiteCall')
    throw new Error(`${type.file}: ${type.name} is a call. Name the function or the type of what it answers.`);
  /** @type {Map<string, string>} */
  const others = new Map();
  const waiting = [root];
  for (const { node, file } of waiting) {
    for (const mentioned of namesIn(node, file)) {
      const { name } = mentioned;
      const other = name === type.name || others.has(name) ? null : find(mentioned, read);
      if (!other) continue;
      const isType = other.node.type === 'TSInterfaceDeclaration' || other.node.type === 'TSTypeAliasDeclaration';
      const inner = { ...other, node: isType ? other.node : typeIn(other.node) };
      const text = textOf(inner);
      const constant =
        inner.node.type === 'Literal' ? `declare const ${name} = ${text};` : `declare const ${name}: () => ${text};`;
      others.set(name, isType ? text.replace(/^declare /, '') : constant);
      waiting.push(inner);
    }
  }
  return { text: textOf(root), others: [...others.values()] };
}

/**
 * `import("../x.ts").Name` stands for types that a module does not import: the name is enough here.
 * @param {Declaration} declaration
 */
const textOf = ({ node, source }) => source.slice(node.start, node.end).replaceAll(/import\(["'][^"']+["']\)\./g, '');

/**
 * The types in a type, each with the module that knows it.
 * @param {unknown} node
 * @param {string} file that contains it
 * @returns {TypeName[]}
 */
function namesIn(node, file) {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((one) => namesIn(one, file));
  const { type, typeName, exprName, expression, ...rest } = /** @type {Node} */ (node);
  if (type === 'TSImportType')
    return rest['qualifier']?.name
      ? [{ file: resolveImport(file, rest['source'].value), name: rest['qualifier'].name }]
      : [];
  const own = type === 'TSTypeReference' ? typeName : type === 'TSTypeQuery' ? exprName : expression;
  return [
    ...(own?.name ? [{ file, name: own.name }] : namesIn(own, file)),
    ...Object.values(rest).flatMap((inner) => namesIn(inner, file)),
  ];
}
