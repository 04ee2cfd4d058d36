/** What an account may do beyond its plan: administrators pass every gate. */
export type Role = 'admin' | 'user'
