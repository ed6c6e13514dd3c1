import { useChoices } from '#call'
import { getDropDownApplacable } from '@xinglin/contract/resources'

/** Whom courses may be meant for. */
export const useAudiences = () => useChoices(getDropDownApplacable, {})
