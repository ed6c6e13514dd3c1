import type { PostKind } from '@xinglin/contract/call'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** Where the management area lies. */
export const base = '/manage'

/** What the overview counts for an entry of the menu. */
export type Waiting = 'PendingCourses' | 'NewLeads' | 'NewFeedback'

/** A screen of the management area; its code comes when it is first shown. */
export type Screen = {
  readonly name: string
  /** Its address below the area's own. */
  readonly path: string
  readonly group: string
  /** Absent for a screen that is reached from another one, `under` its name and address. */
  readonly icon?: LucideIcon
  readonly under?: { readonly name: string; readonly to: string }
  readonly waiting?: Waiting
  readonly operatorsOnly?: true
  /** Posts that open it, besides those who run the school. */
  readonly posts?: readonly PostKind[]
  readonly load: () => Promise<ComponentType>
}
