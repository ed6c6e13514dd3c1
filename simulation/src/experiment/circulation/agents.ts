import {
  emptyDepot,
  flow,
  occupancy,
  shares,
  type Depot,
  type Kinetics,
} from '#experiment/pharmacology'

/** Drugs that act on the circulation; amounts in the depots are µg a kg (vasopressin: mU a kg). */
export type Agent =
  | 'noradrenaline'
  | 'adrenaline'
  | 'isoprenaline'
  | 'acetylcholine'
  | 'atropine'
  | 'phentolamine'
  | 'propranolol'
  | 'vasopressin'

type Row = Kinetics & {
  readonly zh: string
  /** More than this at once is refused, µg a kg (vasopressin mU). */
  readonly most: number
}

/**
 * One-compartment kinetics after an injection into the ear vein: 2 s until it reaches the arteries. Half-lives:
 * catecholamines 1–2 min in plasma (Goodman & Gilman), shortened to their effect here; acetylcholine seconds (plasma
 * cholinesterase); atropine 40 min (rabbit serum has an atropinesterase: Sawin & Glick 1943, PNAS 29:55); phentolamine
 * 19 min; propranolol 60 min; vasopressin 6 min (Goodman & Gilman).
 */
export const agents: Readonly<Record<Agent, Row>> = {
  noradrenaline: { zh: '去甲肾上腺素', arrival: 2.5, halfLife: 35, most: 200 },
  adrenaline: { zh: '肾上腺素', arrival: 2.5, halfLife: 40, most: 200 },
  isoprenaline: { zh: '异丙肾上腺素', arrival: 2.5, halfLife: 70, most: 100 },
  acetylcholine: { zh: '乙酰胆碱', arrival: 2, halfLife: 5, most: 200 },
  atropine: { zh: '阿托品', arrival: 6, halfLife: 2400, most: 10_000 },
  phentolamine: { zh: '酚妥拉明', arrival: 10, halfLife: 1140, most: 10_000 },
  propranolol: { zh: '普萘洛尔', arrival: 10, halfLife: 3600, most: 10_000 },
  vasopressin: { zh: '垂体后叶素', arrival: 4, halfLife: 360, most: 10_000 },
}

/** The names of the agents. */
export const agentNames = Object.keys(agents) as Agent[]

/** A depot for every agent. */
export const noAgents = (): Record<Agent, Depot> =>
  Object.fromEntries(agentNames.map((name) => [name, emptyDepot()])) as Record<Agent, Depot>

const tick = 0.02
const stepShares = Object.fromEntries(
  agentNames.map((name) => [name, shares(agents[name], tick)]),
) as Record<Agent, ReturnType<typeof shares>>

/** One tick of 20 ms of all agents. */
export const tickAgents = (depots: Record<Agent, Depot>): void => {
  for (const name of agentNames) {
    const depot = depots[name]
    if (depot.waiting > 0 || depot.present > 0) flow(depot, stepShares[name])
  }
}

/** Receptors' occupancies, 0 … 1, under the neural drives (1 at rest) and what is in the blood. */
export type Occupancies = {
  vesselAlpha: number
  veinAlpha: number
  beta1: number
  beta2: number
  /** What isoprenaline alone holds of β2: it opens more beds than the muscles' that adrenaline reaches first. */
  isoprenaline: number
  muscarinic: number
  node: number
  constriction: number
}

/** Neural drives at the effectors, over what they are at rest, and vagal drive over its constant. */
export type Drives = {
  readonly vessels: number
  readonly veins: number
  readonly heart: number
  readonly vagal: number
}

/**
 * Occupancies by Gaddum's equation, with competitive antagonists. Constants in µg a kg of one intravenous dose: noradrenaline
 * α 7, β1 30, adrenaline α 4.5, β1 7, β2 1.4, isoprenaline β 0.3, acetylcholine M 1; antagonists phentolamine 45,
 * propranolol 25, atropine 4, vasopressin V1 900 mU. Their ratios follow Goodman & Gilman (adrenaline acts on β2 at lower
 * doses than on α; noradrenaline hardly on β2); their level was fitted to the doses of the teaching experiment.
 */
export const occupancies = (
  depots: Readonly<Record<Agent, Depot>>,
  drives: Drives,
  neural: { readonly alpha: number; readonly beta: number },
  into: Occupancies,
): void => {
  const na = depots.noradrenaline.present
  const adrenaline = depots.adrenaline.present
  const isoprenaline = depots.isoprenaline.present
  const acetylcholine = depots.acetylcholine.present
  const alphaBlock = depots.phentolamine.present / 45
  const betaBlock = depots.propranolol.present / 25
  const muscarinicBlock = depots.atropine.present / 4
  const alpha = na / 7 + adrenaline / 4.5
  into.vesselAlpha = occupancy(neural.alpha * drives.vessels + alpha, alphaBlock)
  into.veinAlpha = occupancy(neural.alpha * drives.veins + alpha, alphaBlock)
  into.beta1 = occupancy(
    neural.beta * drives.heart + na / 30 + adrenaline / 7 + isoprenaline / 0.3,
    betaBlock,
  )
  into.beta2 = occupancy(adrenaline / 1.4 + isoprenaline / 0.3 + na / 400, betaBlock)
  into.isoprenaline = occupancy(isoprenaline / 0.3, betaBlock)
  into.muscarinic = occupancy(acetylcholine, muscarinicBlock)
  into.node = occupancy(drives.vagal + acetylcholine / 4, muscarinicBlock)
  into.constriction = occupancy(depots.vasopressin.present / 900)
}
