-- Notes of exercises that their author chose to show with a post, by place, as they stood when it was published: what is
-- written into the program afterwards stays its owner's.
ALTER TABLE posts ADD COLUMN notes json NOT NULL DEFAULT '{}';
