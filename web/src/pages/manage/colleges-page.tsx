import { Colleges } from '#schools'

/** The 院系 of people and 行政班. */
export const CollegesPage = () => <Colleges />
