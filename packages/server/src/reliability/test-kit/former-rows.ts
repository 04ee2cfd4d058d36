import pg from 'pg'

type Row = Readonly<Record<string, unknown>>

const id = (kind: number, number: number) =>
  `0198c0de-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`

const [ada, bob, eve, zoe] = [1, 2, 3, 4].map((number) => id(1, number)) as [string, string, string, string]

/** Whose rows there are: one with years of training, a blocked one, one who never confirmed, and one with nothing. */
export const formerPeople = { ada, bob, eve, zoe } as const

const long = (length: number) => `${'É'.repeat(length - 1)}💪`
const at = (day: number) => new Date(Date.UTC(2026, 8, 1, 12) + day * 86_400_000).toISOString()
const heavy = Array.from({ length: 30 }, () => ({ reps: 1000, weight: 2000, rest: 3600 }))
const light = [{ reps: 0, weight: 0, rest: 0 }]

const program = (number: number, user_id: string | null, more: Row = {}) => ({
  ...{ id: id(2, number), user_id, name: `${number}`, is_predefined: user_id === null, version: 1, ...more },
})

/** As a program without exercises was copied. */
const source = { name: '', description: '', exercises: [] }

const copy = (number: number, user_id: string, of: number, more: Row = {}) => [
  ['programs', program(number, user_id, { copied_from_program_id: id(2, of), is_copy: true, ...more })] as const,
  ...exercisesOf(number),
  [
    'program_copies',
    { program_id: id(2, number), user_id, source_program_id: id(2, of), source_version: 1, source },
  ] as const,
]

const exercisesOf = (number: number) => [
  [
    'program_exercises',
    { program_id: id(2, number), exercise_id: 'squat', order: 0, default_rest: 0, sets: heavy },
  ] as const,
  [
    'program_exercises',
    { program_id: id(2, number), exercise_id: 'of-ada', order: 7, default_rest: 3600, sets: light },
  ] as const,
]

const workout = (number: number, user_id: string, more: Row = {}) => ({
  ...{ id: id(3, number), user_id, program_name: 'P', duration_minutes: 0, exercises_done: 0, sets_done: 0 },
  ...{ total_weight_lifted: 0, completed_at: at(number % 3), ...more },
})

const set = (entry: number, order: number, more: Row = {}) => ({
  ...{
    entry_id: id(3, entry),
    order,
    user_id: ada,
    completed_at: at(entry % 3),
    exercise_id: 'gone',
    exercise_name: '💪',
  },
  ...{ reps: 1000, weight: 2000, ...more },
})

const post = (number: number, user_id: string, of: number, more: Row = {}) => ({
  ...{ id: id(4, number), user_id, program_id: id(2, of), title: 'É', created_at: at(0), names_text: 'haut du corps' },
  ...{ search_text: 'œuvre complète 💪 haut du corps', ...more },
})

/** Rows that any Fonte may have kept, each of them odd and none of them impossible; in the order in which they can stand. */
const rows: readonly (readonly [table: string, row: Row])[] = [
  ...[ada, bob, eve, zoe].map((user, index) => {
    const last_seen_at = index === 0 ? new Date().toISOString() : null
    return [
      'users',
      {
        id: user,
        email: `${index}@fonte.test`,
        password_hash: '',
        last_seen_at,
        ...(index !== 2 && { confirmed_at: at(0) }),
      },
    ] as const
  }),
  ['profiles', { id: ada, role: 'admin', plan: 'Premium', full_name: long(100), username: 'ada', lang: 'en' }],
  [
    'profiles',
    { id: bob, plan: 'Trial', trial_started_at: at(0), trial_ends_at: at(14), full_name: '\u202E', username: 'Ада' },
  ],
  ['profiles', { id: eve, plan: 'Basic', full_name: ' ', username: long(30), lang: 'fr' }],
  ['profiles', { id: zoe, plan: 'Invité', full_name: "';--", username: 'zoë', lang: 'fr' }],
  ['muscle_groups', { id: 'jambes', name: 'Jambes' }],
  ['muscles', { id: 'quadriceps', muscle_group_id: 'jambes', name: 'Quadriceps' }],
  ...['squat', 'of-ada', 'of-bob', 'archived'].map((exercise, index) => {
    const text = { name: index === 1 ? long(100) : exercise, equipment: '', description: '', muscle_group_id: 'jambes' }
    const more = { creator_id: [null, ada, bob, ada][index], archived_at: index === 3 ? at(1) : null }
    return ['exercises', { id: exercise, ...text, ...more }] as const
  }),
  ['programs', program(1, ada, { name: long(100), description: long(2000), version: 2_000_000, is_public: true })],
  ...exercisesOf(1),
  ['programs', program(2, ada)],
  ...copy(3, bob, 1),
  ...copy(4, ada, 3),
  ...copy(5, ada, 1),
  ['programs', program(6, eve)],
  ...exercisesOf(6),
  ...copy(7, bob, 6, { version: 3 }),
  ...copy(8, ada, 7),
  ['programs', program(9, null, { seed_hash: 'x', edited_at: at(2) })],
  ['posts', post(1, ada, 1)],
  ['posts', post(2, bob, 3, { title: long(100), message: long(1000) })],
  ['posts', post(3, ada, 2, { search_text: '', names_text: '' })],
  ...[1, 2].flatMap((number) =>
    [ada, bob, eve].map(
      (user_id, index) =>
        ['post_ratings', { post_id: id(4, number), user_id, rating: index + 1, rated_at: at(1) }] as const,
    ),
  ),
  ...[bob, eve].map((user_id) => ['post_copies', { post_id: id(4, 1), user_id }] as const),
  ['hidden_authors', { user_id: eve, author_id: bob, hidden_at: at(1) }],
  [
    'workout_history',
    workout(1, ada, { duration_minutes: 2_147_483_647, total_weight_lifted: 9_999_999_999.99, sets_done: 3 }),
  ],
  ...[0, 1, 2].map((order) => ['workout_sets', set(1, order, order === 2 ? { reps: 0, weight: 0.01 } : {})] as const),
  ['workout_history', workout(4, ada, { program_id: id(2, 6), program_name: long(100), started_at: at(9) })],
  ['workout_history', workout(7, ada, { program_id: id(2, 99), completed_at: '1950-01-01T00:00:00Z' })],
  ['workout_history', workout(2, bob, { completed_at: '2099-12-31T23:59:59Z' })],
  [
    'workout_history',
    workout(5, ada, {
      origin: 'import',
      import_id: id(5, 1),
      import_version: 1,
      version: 3,
      notes: { workout: 'a\nb' },
    }),
  ],
  [
    'imports',
    {
      id: id(5, 1),
      user_id: ada,
      format: 'strong',
      file_name: '',
      rows: 0,
      exercise_ids: ['of-ada', 'gone'],
      created_at: at(0),
      undone_at: at(1),
    },
  ],
  ['import_names', { user_id: ada, folded_name: '', name: '💪', exercise_id: 'gone', import_id: id(5, 9) }],
  ['body_measures', { user_id: ada, day: '1950-01-01', kind: 'weight', value: null }],
  ['body_measures', { user_id: ada, day: '2026-09-01', kind: 'weight', value: 9999.99 }],
  ['gyms', { user_id: ada, content: null, version: 2_147_483_647 }],
  ['training_plans', { user_id: bob, content: {}, version: 1 }],
  [
    'reports',
    {
      id: id(6, 1),
      user_id: eve,
      report_type: 'Idée',
      content: long(5000),
      user_username: 'Œ',
      user_email: 'É@É.É',
      created_at: at(0),
      post_id: id(4, 9),
      answer_id: id(7, 1),
      search_text: 'é',
    },
  ],
  ['username_history', { id: id(6, 2), user_id: ada, old_username: 'Ada', new_username: 'ada', changed_at: at(0) }],
  ['audit_log', { id: id(6, 3), actor_id: null, action: 'unknown', created_at: at(0) }],
  ['mailed_links', { token_hash: '\\x00', user_id: eve, purpose: 'confirm-email', expires_at: at(0) }],
  [
    'sessions',
    {
      id: id(6, 4),
      user_id: ada,
      access_hash: '\\x00',
      access_expires_at: at(0),
      refresh_hash: '\\x00',
      rotated_at: at(0),
      remember: true,
      pair_used: true,
      agent: '',
      password_typed_at: at(0),
      last_used_at: at(0),
      expires_at: at(30),
      created_at: at(0),
    },
  ],
  ['sign_up_claims', { user_id: ada, username: 'adaa', password_hash: '', created_at: at(0) }],
  ['second_factors', { user_id: zoe, sealed_secret: '\\x00', key_name: 'lost', begun_at: at(0), turned_on_at: at(0) }],
  ['account_events', { id: id(6, 5), user_id: zoe, kind: 'second-step-failed', created_at: at(0), last_at: at(1) }],
  ['library_proposals', { table_name: 'programs', id: id(2, 9), entry: {}, seed_hash: 'x', declined_at: at(0) }],
  ['deleted_rows', { user_id: ada, id: id(3, 98), deleted_at: at(0) }],
]

/** Fills a database of any earlier schema: tables and columns that came later are left out. Then people and rows go. */
export const fillFormer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: known } = await client.query<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND is_generated = 'NEVER'`,
    )
    for (const [table, row] of rows) {
      const columns = known.filter((one) => one.table === table && one.column in row).map(({ column }) => `"${column}"`)
      const list = columns.join(', ')
      if (columns.length === 0) continue
      const insert = `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_record(NULL::${table}, $1)`
      await client.query(insert, [JSON.stringify(row)])
    }
    await client.query('UPDATE users SET blocked_at = created_at WHERE id = $1', [bob])
    for (const number of [2, 3, 6]) await client.query('DELETE FROM programs WHERE id = $1', [id(2, number)])
    await client.query('DELETE FROM workout_history WHERE id = $1', [id(3, 7)])
  } finally {
    await client.end()
  }
}

/** The rows of each table. */
export type Tables = Readonly<Record<string, readonly Row[]>>

/** All that a database holds. */
export const tablesOf = async (url: string): Promise<Tables> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    const contents: Record<string, Row[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(row) AS row FROM ${name} AS row`)
      contents[name] = rows.map(({ row }) => row)
    }
    return contents
  } finally {
    await client.end()
  }
}
