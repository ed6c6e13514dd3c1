import { refused, type Event, type Refusal } from '#experiment/engine'
import { microgramsOf } from '#experiment/pharmacology'
import { trainOf } from '#experiment/stimulation'
import { agents, type Agent } from './agents.ts'
import type { Circulation, Side } from './circulation.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const nerves: Readonly<Record<string, string>> = {
  'left-vagus': '左迷走神经',
  'right-vagus': '右迷走神经',
  'left-depressor': '左减压神经',
  'right-depressor': '右减压神经',
}

const isAgent = (name: string): name is Agent => Object.hasOwn(agents, name)

/** A dose of an agent of the circulation into the vein; undefined when the drug is none of them. */
export const inject = (state: Circulation, event: Of<'drug'>): Refusal | true | undefined => {
  const { drug, dose, unit, route } = event
  if (!isAgent(drug)) return undefined
  const { zh, most } = agents[drug]
  if (route !== 'iv') return refused(`本实验${zh}由耳缘静脉注射，请改用静脉给药。`)
  if (!(dose > 0)) return refused('请填写大于 0 的剂量。')
  const amount =
    drug === 'vasopressin' ? (unit === 'U' ? dose * 1000 : Number.NaN) : microgramsOf(dose, unit)
  if (amount !== amount) return refused(`${zh}不能用这个单位，请核对剂量单位。`)
  const perKilogram = amount / state.own.kilograms
  if (perKilogram > most)
    return refused(`这个剂量是常用量的许多倍，足以致死。请核对${zh}的浓度与体积后再给。`)
  state.depots[drug].waiting += perKilogram
  return true
}

/** Cuts a nerve of the neck, once. */
export const cutNerve = (state: Circulation, { nerve }: Of<'cut'>): Refusal | true => {
  const zh = nerves[nerve]
  if (zh === undefined) return refused('这个标本上没有分离出这条神经，无法切断。')
  if (state.cut.includes(nerve)) return refused(`${zh}已经切断，不能再切一次。`)
  state.cut.push(nerve)
  state.trains = state.trains.filter(({ site }) => site !== nerve)
  return true
}

/** Puts a train on a nerve: the whole one, or an end of one that was cut. */
export const stimulate = (state: Circulation, event: Of<'stimulate'>): Refusal | true => {
  const { site } = event
  const whole = site.replace(/-(?:central|peripheral)$/, '')
  const zh = nerves[whole]
  if (zh === undefined) return refused('刺激电极下没有神经，请先分离神经并勾好保护电极。')
  const isCut = state.cut.includes(whole)
  if (isCut && site === whole) return refused(`${zh}已经切断，请选择中枢端或外周端。`)
  if (!isCut && site !== whole) return refused(`${zh}还没有切断，没有中枢端与外周端之分。`)
  const train = trainOf(event, 0.02)
  if ('refusal' in train) return train
  state.trains.push(train)
  return true
}

/** 20 % urethane into the ear vein, mL/kg (5 is usual); more than 15 in all is refused. */
export const anaesthetise = (state: Circulation, millilitres = 5): Refusal | true => {
  if (!(millilitres > 0 && millilitres <= 10))
    return refused('20%氨基甲酸乙酯一次按 0～10 mL/kg 给药，常用 5 mL/kg。')
  if (state.urethane + state.urethaneComing + millilitres * 0.2 > 3)
    return refused('麻醉药总量已远超致死量，请停止给药。')
  state.urethaneComing += millilitres * 0.2
  return true
}

const carotids: Readonly<Record<string, Side>> = {
  'left-carotid': 'left',
  'right-carotid': 'right',
}

/** Clamps a common carotid or lets it go. */
export const clamp = (state: Circulation, { site, on }: Of<'clamp'>): Refusal | true => {
  const side = carotids[site]
  if (side === undefined) return refused('这里没有可以夹闭的血管，请选择颈总动脉。')
  if (side === 'left' && state.tied.left)
    return refused('左颈总动脉已结扎插管，请夹闭右侧颈总动脉。')
  if (state.clamped[side] === on) return refused(on ? '动脉夹已经夹上了。' : '这里没有夹动脉夹。')
  state.clamped[side] = on
  return true
}

/** Pulls on a common carotid, 0–150 g; 0 lets go. */
export const pull = (state: Circulation, { site, grams }: Of<'load'>): Refusal | true => {
  const side = carotids[site]
  if (side === undefined) return refused('请牵拉颈总动脉的头端结扎线。')
  if (!(grams >= 0 && grams <= 150)) return refused('牵拉过重会撕断颈总动脉，请控制在 150 g 以内。')
  state.traction[side] = grams
  return true
}

/** Takes blood, evenly over the seconds given; another bleeding must wait for it. */
export const bleed = (
  state: Circulation,
  { millilitres, seconds }: Of<'bleed'>,
): Refusal | true => {
  if (!(millilitres > 0 && millilitres <= state.own.blood))
    return refused('放血量应大于 0，且不超过动物的全部血量。')
  if (!(seconds >= 5 && seconds <= 600)) return refused('请用 5 s 到 10 min 放完。')
  if (state.drainLeft > 0) return refused('上一次放血还没有结束。')
  state.draining = millilitres / seconds
  state.drainLeft = millilitres
  return true
}

/** What can be infused: its protein over plasma's and its share of red cells. */
const fluids: Readonly<Record<string, { readonly protein: number; readonly cells: number }>> = {
  saline: { protein: 0, cells: 0 },
  dextran: { protein: 0.9, cells: 0 },
  blood: { protein: 0.62, cells: 0.38 },
  'glucose-5': { protein: 0, cells: 0 },
  'glucose-20': { protein: 0, cells: 0 },
  'mannitol-20': { protein: 0, cells: 0 },
}

/** Infuses a fluid, evenly over the seconds given: at most 40 mL/kg at once. */
export const infuse = (
  state: Circulation,
  { fluid, millilitres, seconds }: Of<'infuse'>,
): Refusal | true => {
  const kind = fluids[fluid]
  if (kind === undefined) return refused('没有这种输液，请从试剂架上选择。')
  if (!(millilitres > 0 && millilitres <= 40 * state.own.kilograms))
    return refused('输液量过大会引起急性肺水肿，请控制在 40 mL/kg 以内。')
  if (!(seconds >= 5 && seconds <= 1800)) return refused('请用 5 s 到 30 min 输完。')
  if (state.fillLeft > 0) return refused('上一次输液还没有结束。')
  state.filling = millilitres / seconds
  state.fillLeft = millilitres
  state.fillProtein = kind.protein
  state.fillCells = kind.cells
  return true
}
