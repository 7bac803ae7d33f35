import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { filesUnder } from '../../scripts/files.mjs';

/** Facts about the code that do not come from the manifest, read from the sources and from the built types. */

export const sources = (folder: string): readonly ts.SourceFile[] =>
  filesUnder(folder, '.ts').map((path) =>
    ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
  );

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}

function nodesOf<N extends ts.Node>(file: ts.Node, is: (node: ts.Node) => node is N): readonly N[] {
  const found: N[] = [];
  walk(file, (node) => {
    if (is(node)) found.push(node);
  });
  return found;
}

/** The arguments that calls in the same file pass for this parameter. */
function handedOver(name: ts.Identifier): readonly ts.Expression[] {
  let at: ts.Node = name;
  for (; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isArrowFunction(at) || !ts.isVariableDeclaration(at.parent)) continue;
    const index = at.parameters.findIndex((each) => each.name.getText() === name.text);
    const called = at.parent.name.getText();
    if (index < 0) continue;
    return nodesOf(name.getSourceFile(), ts.isCallExpression)
      .filter((call) => call.expression.getText() === called)
      .map((call) => call.arguments[index]!);
  }
  return [];
}

/** The literals in the type of the parameter or property with this name, if the file declares one. */
const declaredTexts = (name: ts.Identifier): readonly string[] =>
  [...nodesOf(name.getSourceFile(), ts.isParameter), ...nodesOf(name.getSourceFile(), ts.isPropertySignature)]
    .filter((each) => each.name.getText() === name.text)
    .flatMap(({ type }) => (type && ts.isUnionTypeNode(type) ? type.types : []))
    .flatMap((each) =>
      ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) ? [each.literal.text] : [],
    );

/** The possible values of a string expression. Throws if they cannot be determined: then simplify the code, or extend this function. */
export function textsOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  const given = ts.isIdentifier(node) ? handedOver(node) : [];
  if (given.length) return given.flatMap(textsOf);
  const declared = ts.isIdentifier(node) ? declaredTexts(node) : [];
  if (declared.length) return declared;
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  throw new Error(`${file.fileName}:${line + 1}: cannot determine the values of ${node.getText()}`);
}

/** The templates of a file, as texts and the expressions between them. */
const templates = (file: ts.SourceFile) =>
  nodesOf(file, ts.isTaggedTemplateExpression).map(({ template }) =>
    ts.isNoSubstitutionTemplateLiteral(template)
      ? { texts: [template.text], expressions: [] }
      : {
          texts: [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)],
          expressions: template.templateSpans.map(({ expression }) => expression),
        },
  );

/** The parts that `setAttribute('part', …)` names. */
const partsSet = (file: ts.SourceFile) =>
  nodesOf(file, ts.isCallExpression)
    .filter(({ expression }) => expression.getText().endsWith('.setAttribute'))
    .filter(({ arguments: [name] }) => name && ts.isStringLiteral(name) && name.text === 'part')
    .flatMap(({ arguments: [, value] }) => textsOf(value!))
    .filter(Boolean);

/** The values of `part=${…}`; of `view.part` those that objects in any of the files have as their property `part`. */
const partsGiven = (value: ts.Expression, files: readonly ts.SourceFile[]): readonly string[] =>
  ts.isPropertyAccessExpression(value)
    ? files
        .flatMap((file) => nodesOf(file, ts.isPropertyAssignment))
        .filter(({ name }) => name.getText() === value.name.text)
        .flatMap(({ initializer }) => textsOf(initializer))
    : textsOf(value);

/** The parts named in templates: `part="mat"`, and those of `part=${…}`; and those that are set. */
export const partsIn = (files: readonly ts.SourceFile[]): ReadonlySet<string> =>
  new Set([
    ...files.flatMap(templates).flatMap(({ texts, expressions }) =>
      texts.flatMap((text, i) => {
        const literal = Array.from(text.matchAll(/\spart="([^"]+)"/g), ([, names = '']) => names.split(' '));
        const bound = /\spart=$/.test(text) ? partsGiven(expressions[i]!, files) : [];
        return [...literal.flat(), ...bound];
      }),
    ),
    ...files.flatMap(partsSet),
  ]);

/** The slots in templates; '' is the default slot. A slot for each rule, whose name ends with its number, belongs to the rules of a game. */
export const slotsIn = (files: readonly ts.SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .flatMap(templates)
      .flatMap(({ texts }) =>
        Array.from(
          texts.join('').matchAll(/<slot\b([^>]*)>/g),
          ([, rest = '']) => /\sname="([^"]*)"/.exec(rest)?.[1] ?? '',
        ),
      )
      .filter((name) => !name.endsWith('-')),
  );

/** The custom states that elements set: the keys of the objects whose functions `setStates` is called with. */
export function statesIn(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  const functions = files
    .flatMap((file) => nodesOf(file, ts.isCallExpression))
    .filter(({ expression }) => expression.getText() === 'setStates')
    .map(({ arguments: [, wanted] }) => /^\w+/.exec(wanted!.getText())?.[0]);
  return new Set(
    files
      .flatMap((file) => nodesOf(file, ts.isVariableDeclaration))
      .filter(({ name }) => functions.includes(name.getText()))
      .flatMap(({ initializer }) => nodesOf(initializer!, ts.isPropertyAssignment))
      .map(({ name }) => (name as ts.Identifier | ts.StringLiteral).text),
  );
}

/** The names of the events that code fires: by `fire`, or by an effect, an object with their name and their detail. */
export const firedIn = (files: readonly ts.SourceFile[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) => [
      ...nodesOf(file, ts.isCallExpression)
        .filter(({ expression }) => expression.getText() === 'fire')
        .flatMap(({ arguments: [, name] }) => (name && ts.isStringLiteral(name) ? name.text : [])),
      ...nodesOf(file, ts.isObjectLiteralExpression)
        .filter(({ properties }) => properties.some(({ name }) => name?.getText() === 'detail'))
        .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
        .filter(({ name }) => name.getText() === 'type')
        .flatMap(({ initializer }) => (ts.isStringLiteral(initializer) ? initializer.text : [])),
    ]),
  );

/** The custom properties that styles and drawings read and a page may set; names with `--_` are private. */
export const tokensIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/var\(\s*(--[a-z][\w-]*\w)\s*[,)]/g), ([, name = '']) => name);

export interface Member {
  readonly name: string;
  readonly kind: 'field' | 'method';
  readonly readonly: boolean;
}

const hidden = (declaration: ts.Declaration) =>
  (ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;

/** Members of classes of the browser (`name` of errors) that boards declare and document. */
const documented = ['focus', 'name'];

/** The public members of each class that the built types export, without those inherited from Lit and the browser. */
export function publicMembers(types: string): ReadonlyMap<string, readonly Member[]> {
  const program = ts.createProgram([types], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const isOurs = (declaration: ts.Declaration) =>
    /^(?!\.\.)/.exec(relative(resolve('dist'), resolve(declaration.getSourceFile().fileName))) !== null;
  /** The superclasses of a class, the nearest first, without type arguments. */
  const basesOf = (type: ts.Type): readonly ts.Type[] => {
    const target = 'target' in type ? (type as ts.TypeReference).target : type;
    const [base] = target.isClass() ? checker.getBaseTypes(target) : [];
    return base ? [base, ...basesOf(base)] : [];
  };
  const membersOf = (symbol: ts.Symbol): readonly Member[] => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const ofLit = new Set<string>();
    for (const base of basesOf(type))
      if (!base.symbol.declarations?.some(isOurs))
        for (const { name } of base.getProperties()) if (!documented.includes(name)) ofLit.add(name);
    return type.getProperties().flatMap(({ name, declarations = [], flags }): Member[] => {
      if (!declarations.every(isOurs) || declarations.some(hidden) || /^__#|^#/.test(name) || ofLit.has(name))
        return [];
      const kind = flags & ts.SymbolFlags.Method ? 'method' : 'field';
      const gets = declarations.some(ts.isGetAccessor) && !declarations.some(ts.isSetAccessor);
      const fixed = declarations.some(
        (each) => (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly) !== 0,
      );
      return [{ name, kind, readonly: gets || fixed }];
    });
  };
  const file = program.getSourceFile(types)!;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
  const classes = exported
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => flags & ts.SymbolFlags.Class);
  return new Map(classes.map((symbol) => [symbol.name, membersOf(symbol)]));
}
