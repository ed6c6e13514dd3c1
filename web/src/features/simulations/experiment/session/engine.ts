import type { Protocol } from '@xinglin/contract/simulations/experiment'
import { experiments } from '@xinglin/simulation/experiment'

type Run = { readonly Protocol: Pick<Protocol, 'model'>; readonly Engine: number }

/** Whether a run was recorded by the engine that this page has: only then is what is drawn anew what was seen then. */
export const isOfThisEngine = ({ Protocol: { model: id }, Engine }: Run): boolean =>
  experiments.some(({ model, version }) => model.id === id && version === Engine)

/** What is told of a report whose recording another version of the engine made. */
export const recordedEarlier = '实验模型在提交后更新过：数据与得分是提交时的记录，曲线不再重绘。'

/** What is told to whoever comes back to an experiment that another version of the engine began. */
export const begunEarlier =
  '实验模型在您开始之后更新过：曲线和测量值已按新版重新计算，请核对数据表后再继续。'
