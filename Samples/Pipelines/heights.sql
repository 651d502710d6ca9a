-- How high is each card, and how much of its shelf does it leave empty? For DuckDB, after
--   shelf-height measure --each --group-by shelf --format csv cards.ndjson >heights.csv
--   shelf-height measure --group-by shelf --format csv cards.ndjson >shelves.csv
CREATE OR REPLACE VIEW heights AS FROM read_csv('heights.csv', types = {'shelf': 'VARCHAR', 'id': 'VARCHAR'});
CREATE OR REPLACE VIEW shelves AS FROM read_csv('shelves.csv', types = {'shelf': 'VARCHAR'});

-- A shelf's variants have cards of their own. NULL equals NULL here, as shelves without a locale have none.
SELECT h.shelf, h.id, h."index", h.contentHeight, s.itemHeight - h.itemHeight AS whiteSpace
FROM heights AS h
JOIN shelves AS s
  ON s.shelf = h.shelf AND s.cardWidth = h.cardWidth AND s.scale = h.scale
  AND s.contentSizeCategory = h.contentSizeCategory AND s.locale IS NOT DISTINCT FROM h.locale
ORDER BY whiteSpace DESC, h.shelf, h."index";
