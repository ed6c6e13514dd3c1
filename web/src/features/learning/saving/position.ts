import type { InputOf } from '@xinglin/contract/call'
import type { saveItemProgress } from '@xinglin/contract/learning'

/** Where somebody is in an item: depth of a text, second of a video, answers of a quiz. */
export type Position = InputOf<typeof saveItemProgress>['Position']
