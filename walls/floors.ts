/**
 * The floors of the server, from the ground up. A room may call rooms on lower floors and those to its left on its own;
 * whatever must travel the other way is an event. Linter and tests read this one array.
 */
export const floors: readonly (readonly string[])[] = [
  ['dictionaries', 'schools', 'identity', 'sign-in-methods'],
  [
    'teachers',
    'classes',
    'imports',
    'targets',
    'marking',
    'certificates',
    'resources',
    'attempts',
    'questions',
    'licences',
    'offerings',
    'courses',
    'simulations/kernel',
  ],
  [
    'learning',
    'analytics',
    'simulations/consultation',
    'simulations/operation',
    'simulations/experiment',
    'workshop',
    'exams',
    'notes',
    'inquiries',
    'questionnaires',
    'peer-assessment',
    'peer-teaching',
    'reviews',
    'news',
    'topics',
    'feedback',
    'previews',
    'models',
    'authoring',
    'packs',
  ],
  ['competitions', 'assignments', 'scores'],
  ['statistics', 'search', 'audit', 'interfaces', 'messages', 'points', 'today', 'calendar'],
]

/** Every room, in the order in which it may be known. */
export const rooms: readonly string[] = floors.flat()

/** The whole of `server/src` from the ground up: platform, the floors of rooms, what wires them, the application, the process. */
export const serverFloors: readonly (readonly string[])[] = [
  [
    'server/src/platform',
    'server/src/config.ts',
    'server/src/unfinished-restore.ts',
    'server/src/last-backup.ts',
  ],
  ...floors.map((some) => some.map((room) => `server/src/rooms/${room}`)),
  ['server/src/wiring', 'server/src/founding.ts', 'server/src/housekeeping.ts'],
  ['server/src/app-options.ts', 'server/src/app.ts'],
  ['server/src/main.ts'],
]

/** Rooms of which other rooms enter the parts, each by a door of its own; what one part needs brings no other along. */
export const roomsInParts: readonly string[] = ['courses']

/** The rooms that a room must not know: those to its right, those above, and itself by its own door. */
export const forbiddenTo = (room: string): readonly string[] => rooms.slice(rooms.indexOf(room))

/** Rooms that have no calls, so no folder in the contract. */
export const withoutCalls: readonly string[] = ['attempts', 'targets', 'simulations/kernel']

/** Rooms that have no screen parts, so no folder in the web client's features. */
export const withoutScreens: readonly string[] = ['attempts']

/** Features that other features may enter: what several kinds of simulation, or of works that are marked, show alike; how files are read. */
export const sharedFeatures: readonly string[] = [
  'simulations/kernel',
  'questions/choosing',
  'questions/shown',
  'marking',
  'targets',
  'resources/reading',
  'resources/choosing',
  'feedback/check',
]

/** Folders of the contract that are not rooms, or of rooms without calls of their own. */
export const contractAlso: readonly string[] = [
  'call',
  'message-kinds',
  'rich-text',
  'specification',
  'simulations/kernel',
]

/** The web client, from the ground up: each part may import those before it. */
export const webParts: readonly string[] = ['ui', 'call', 'session', 'features', 'pages']

/** Names that say nothing; a file or folder of such a name becomes a drawer. */
export const drawers: readonly string[] = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'shared',
  'misc',
  'types',
  'services',
  'lib',
]

/**
 * Names that say how something came about and not what it is: none of a file, of what it exports, of a type. The layers of a
 * room have standard names (ARCHITECTURE.md): serialize, policy, admin, transitions, seed, search-index.
 */
export const coinedNames: readonly string[] = [
  'told',
  'said',
  'found',
  'reach',
  'desk',
  'desks',
  'made',
  'made-store',
  'make',
  'moving',
  'asked',
  'heard',
  'doings',
]

/** Besides, of files of the server: a finding is a medical word elsewhere. */
export const coinedInServer: readonly string[] = ['finding', 'outside']

/** The doors of the simulation core, from the ground up: each may know those of lower floors. */
export const simulationFloors: readonly (readonly string[])[] = [
  ['arithmetic', 'assessment', 'catalogue', 'figures', 'form', 'ontology'],
  ['electrocardiogram', 'understanding'],
  ['cases', 'experiment', 'procedures', 'questions'],
  ['computed', 'consultation', 'operation', 'papers', 'practical', 'wording'],
]

/**
 * The doors within `simulation/src/experiment`, from the ground up; what stands on none of these floors is an experiment: it
 * may know them all, and no other experiment.
 */
export const experimentFloors: readonly (readonly string[])[] = [
  ['engine'],
  ['pharmacology', 'stimulation', 'excitation', 'manometer', 'reading-off'],
  ['circulation', 'organ-bath', 'frog-heart'],
  ['operating-table'],
]
