import { error, repeated, unless, type Problem } from '#form'
import { complicationOf, remedies } from './complications.ts'
import { nested, type Condition } from './condition.ts'
import { phases } from './phases.ts'
import { deedsOf, stepsOf, type Procedure } from './procedure.ts'
import { bedsideSteps } from './bedside-steps.ts'
import { conditionsOf } from './conditions.ts'
import { absent } from './absent.ts'
import { fits } from './fits.ts'
import { tissueOf } from './tissue.ts'

type Known = {
  readonly deeds: ReadonlySet<string>
  readonly sites: ReadonlySet<string>
  readonly options: ReadonlySet<string>
  readonly tools: ReadonlySet<string>
  readonly flags: ReadonlySet<string>
}

const knownOf = (procedure: Procedure): Known => {
  const deeds = deedsOf(procedure)
  return {
    deeds: new Set([...deeds.map(({ id }) => id), 'compress', 'main', 'end']),
    sites: new Set(procedure.sites.map(({ id }) => id)),
    options: new Set(deeds.flatMap(({ options }) => Object.keys(options ?? {}))),
    tools: new Set(procedure.tools.map(({ id }) => id)),
    flags: new Set([...deeds.flatMap(({ sets }) => Object.keys(sets)), 'revived']),
  }
}

/** Names in a condition that lead nowhere. */
const condition = (
  procedure: Procedure,
  known: Known,
  path: string,
  whole: Condition,
): readonly Problem[] =>
  nested(whole).flatMap((one) => [
    ...[one.did, one.before, one.after, one.since].flatMap((names) =>
      absent(path, '操作', names, (name) => known.deeds.has(name)),
    ),
    ...absent(
      path,
      '部位或目标',
      one.target,
      (name) =>
        known.sites.has(name) ||
        deedsOf(procedure).some(({ targets }) => targets?.includes(name) === true),
    ),
    ...absent(path, '方式', one.option, (name) => known.options.has(name)),
    ...absent(path, '物品', one.prepared, (name) => known.tools.has(name)),
    ...[one.flag, one.while, one.whileNot].flatMap((names) =>
      absent(path, '标记', names, (name) => known.flags.has(name)),
    ),
    ...[one.at, one.tissue].flatMap((names) =>
      absent(path, '组织', names, (name) => tissueOf(name) !== undefined),
    ),
    ...[one.had, one.has].flatMap((names) =>
      absent(path, '并发症', names, (name) => complicationOf(name) !== undefined),
    ),
    ...Object.entries(one.is ?? {}).flatMap(([name, options]) => {
      const parameter = procedure.parameters.find(({ id }) => id === name)
      if (parameter === undefined) return [error(path, `没有这个参数：${name}`)]
      return absent(path, '参数值', options, (option) => Object.hasOwn(parameter.options, option))
    }),
  ])

const conditions = (procedure: Procedure, known: Known): readonly Problem[] =>
  conditionsOf(procedure).flatMap(([path, when]) => condition(procedure, known, path, when))

const deeds = (procedure: Procedure, known: Known): readonly Problem[] =>
  procedure.deeds.flatMap(({ id, phase, tool, targets, treats, causes, verb }) => [
    ...absent(`deeds.${id}`, '阶段', [phase], (name) => phases.some((one) => one === name)),
    ...absent(`deeds.${id}`, '物品', tool === undefined ? [] : [tool], (name) =>
      known.tools.has(name),
    ),
    ...absent(`deeds.${id}`, '处理', treats, (name) => remedies.has(name)),
    ...absent(
      `deeds.${id}`,
      '并发症',
      causes.map(({ complication }) => complication),
      (name) => complicationOf(name) !== undefined,
    ),
    ...(verb === 'insert'
      ? absent(`deeds.${id}`, '部位', targets ?? ['（未写）'], (name) => known.sites.has(name))
      : []),
  ])

const steps = (procedure: Procedure): readonly Problem[] => {
  const all = stepsOf(procedure)
  const dimensions = new Set(
    all.filter(({ of }) => of !== 'stop').map(({ dimension }) => dimension),
  )
  return [
    ...repeated(all.map(({ id }) => id)).map((id) => error(`steps.${id}`, '编号重复')),
    ...absent('usual', '常规步骤', procedure.usual, (name) =>
      bedsideSteps.some(({ id }) => id === name),
    ),
    ...all.flatMap(({ id, phase, after }) => [
      ...absent(`steps.${id}`, '阶段', [phase], (name) => phases.some((one) => one === name)),
      ...absent(`steps.${id}`, '步骤', after, (name) => all.some((one) => one.id === name)),
    ]),
    ...unless(dimensions.size === 8, error('steps', '八个维度都要有步骤')),
    ...unless(
      procedure.stopWhen === undefined || all.some(({ of }) => of === 'stop'),
      error('steps', '有禁忌的患者也要有步骤（of: stop）'),
    ),
  ]
}

const golden = (procedure: Procedure, known: Known): readonly Problem[] =>
  procedure.golden.flatMap(({ deed, tools, into }, at) => [
    ...absent(
      `golden[${at}]`,
      '操作',
      [deed],
      (name) => known.deeds.has(name) || name === 'prepare' || name === 'wait',
    ),
    ...absent(`golden[${at}]`, '物品', tools, (name) => known.tools.has(name)),
    ...absent(
      `golden[${at}]`,
      '组织',
      into === undefined ? [] : [into.tissue],
      (name) => tissueOf(name) !== undefined,
    ),
  ])

const ways = ({ figures, paths, sites, pool }: Procedure): readonly Problem[] => [
  ...sites.flatMap((site) =>
    absent(
      `sites.${site.id}`,
      '径路',
      site.ways.map(({ path }) => path),
      (name) => Object.hasOwn(paths, name),
    ),
  ),
  ...Object.entries(paths).flatMap(([name, layers]) =>
    layers.flatMap(({ cm, figure }) => [
      ...unless(
        (cm === undefined) !== (figure === undefined),
        error(`paths.${name}`, '每一层写厚度（cm）或数值（figure），二者取一'),
      ),
      ...absent(`paths.${name}`, '数值', figure === undefined ? [] : [figure], (one) =>
        Object.hasOwn(figures, one),
      ),
    ]),
  ),
  ...absent('pool', '数值', pool === undefined ? [] : [pool.volume], (name) =>
    Object.hasOwn(figures, name),
  ),
]

const patients = (procedure: Procedure): readonly Problem[] => [
  ...repeated(procedure.variants.map(({ id }) => id)).map((id) =>
    error(`variants.${id}`, '编号重复'),
  ),
  ...procedure.variants.flatMap((one) => fits(procedure, one)),
]

/** What is wrong with the content of a well-formed procedure: names that lead nowhere, too little of something. */
export const proofreadProcedure = (procedure: Procedure): readonly Problem[] => {
  const known = knownOf(procedure)
  return [
    ...[procedure.main, procedure.end].flatMap((names) =>
      absent('main', '操作', names, (name) => known.deeds.has(name)),
    ),
    ...conditions(procedure, known),
    ...deeds(procedure, known),
    ...steps(procedure),
    ...golden(procedure, known),
    ...ways(procedure),
    ...patients(procedure),
  ]
}
