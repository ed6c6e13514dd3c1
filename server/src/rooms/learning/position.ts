import type { saveItemProgress } from '@xinglin/contract/learning'
import type { InputOf } from '@xinglin/contract/call'

/** Where a person is in an item, as the browser reports it. */
export type Position = InputOf<typeof saveItemProgress>['Position']
