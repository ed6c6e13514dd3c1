import type { Annotation, CourseModel } from '@xinglin/contract/models'
import { modelBounds, saveModel } from '@xinglin/contract/models'
import { faultsBy } from '#ui'
import type { Picked } from './model-viewer.tsx'

/** What stands in the form of a model. */
export type Values = {
  readonly Name: string
  readonly English: string
  readonly Summary: string
  readonly Annotations: readonly Annotation[]
}

/** What the form begins with. */
export const valuesOf = ({ Name, English, Summary, Annotations }: CourseModel): Values => ({
  Name,
  English,
  Summary,
  Annotations,
})

/** What is wrong with the form: a point's fault names the point. */
export const faultsOf = (values: Values) => {
  const nameless = values.Annotations.findIndex(({ Name }) => Name.trim() === '')
  if (nameless >= 0) return { whole: `请填写第${nameless + 1}个标注的名称` }
  const long = values.Annotations.find(({ Text }) => [...Text].length > modelBounds.text)
  if (long) return { whole: `“${long.Name}”的说明不得超过${modelBounds.text}个字` }
  return faultsBy(saveModel.input, { Id: '', Version: '', ...values })
}

const round = (value: number) => Number(value.toPrecision(6))

/** A point of a model where it was pressed. */
export const pointAt = ({ at, from, stage }: Picked) => ({
  At: at.map(round) as [number, number, number],
  From: from.map(round) as [number, number, number],
  Stage: stage,
})

/** A new point, still without a name. */
export const newPoint = (picked: Picked, id: string): Annotation => ({
  Id: id,
  Name: '',
  English: '',
  Text: '',
  ...pointAt(picked),
})

/** The points in another order. */
export const inOrder = (list: readonly Annotation[], ids: readonly string[]): Annotation[] =>
  ids.flatMap((id) => list.filter((one) => one.Id === id))
